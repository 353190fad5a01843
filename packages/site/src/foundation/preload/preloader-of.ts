import { onePerSite } from "../site/one-per-site.ts";
import { createPreloader } from "./preloader.ts";

export const preloaderOf = onePerSite(({ pages }) => createPreloader(pages));
