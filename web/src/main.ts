import { mount } from "svelte";
import { get } from "svelte/store";
import "./style.css"; // before the rooms of games, whose colours overrule the house's
import "./lib/rooms";
import App from "./App.svelte";
import { getReady } from "./lib/away";
import { language } from "./lib/language";
import { viewOf } from "./lib/pages";
import { followLinks, page } from "./lib/router";
import { fetchHouse } from "./lib/words";

const at = get(page);
const [View] = await Promise.all([viewOf(at), fetchHouse(get(language).code)]); // nothing is shown before its words
if (import.meta.env.MODE === "tab") (await import("./tab/start")).start();
else void getReady();
followLinks();
mount(App, { target: document.getElementById("app")!, props: { first: { at, View } } });
