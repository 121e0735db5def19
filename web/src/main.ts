import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router";
import "./style.css";

followLinks();
mount(App, { target: document.getElementById("app")! });
