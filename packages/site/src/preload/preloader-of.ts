import { onePerSite } from "../one-per-site.ts";
import { createPreloader } from "./preloader.ts";

export const preloaderOf = onePerSite(({ brand }) => createPreloader(brand));
