import { mount } from "svelte";
import "./style.css"; // before the rooms of games, whose colours overrule the house's
import App from "./App.svelte";
import { getReady } from "./lib/away";
import { followLinks } from "./lib/router";

if (import.meta.env.MODE === "tab") (await import("./tab/start")).start();
else void getReady();
followLinks();
mount(App, { target: document.getElementById("app")! });
