import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { step } from "./progress.mjs";
import { root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";

// The shell is the same browser without windows, profiles and extensions, which a journey would pay for at every start.
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const debianPackages = ["chromium-headless-shell", "fonts-noto-cjk"];

/** The path of a Chromium to test with: the one named, an installed one, Playwright's own, or Debian's, installed now. */
export async function findBrowser() {
  const found = [process.env.CHROMIUM, ...usualPlaces, playwrightsOwn()].find((path) => isThere(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await step("Installing a browser and Japanese fonts", installFromDebian);
    const installed = usualPlaces.find(isThere);
    if (installed) return installed;
  }
  throw new Refusal(
    `No browser was found: install Chromium (on Debian: apt-get install ${debianPackages.join(" ")}) or name one with CHROMIUM=/path/to/chrome.`,
  );
}

/** @param {string | undefined} path */
const isThere = (path) => path !== undefined && existsSync(path);

async function installFromDebian() {
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", ...debianPackages], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
}

function playwrightsOwn() {
  try {
    const require = createRequire(join(root, "packages", "e2e", "package.json"));
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}
