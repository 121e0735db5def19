// Who the visitor is: a guest with a name of their choosing, or the owner of an account.

import { writable } from "svelte/store";
import { api } from "./api";
import type { Me } from "./types";

export const me = writable<Me | null>(null);

export async function whoAmI(): Promise<void> {
  me.set(await api.me());
}
