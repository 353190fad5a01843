import { launchOptions } from "@kaitori/tooling/launch-options";

export const chromium = launchOptions("--lang=ja");
