import { existsSync } from "node:fs";
import { browserArguments } from "@kaitori/tooling/browser-arguments";

const installed = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** The system's Chromium where there is one, else Playwright's own. */
export const chromium = {
  ...(existsSync(installed) ? { executablePath: installed } : {}),
  args: [...browserArguments, "--lang=ja"],
};
