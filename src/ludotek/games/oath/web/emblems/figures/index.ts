// Every figure there is, by name.

import { ARMS } from "./arms";
import { BEASTS } from "./beasts";
import { BUILDINGS } from "./buildings";
import { GOODS } from "./goods";
import { LETTERS } from "./letters";
import { PEOPLE } from "./people";
import { PLANTS } from "./plants";
import { SKY } from "./sky";

export const FIGURES: Record<string, string> = { ...ARMS, ...BEASTS, ...BUILDINGS, ...GOODS, ...LETTERS, ...PEOPLE, ...PLANTS, ...SKY };
