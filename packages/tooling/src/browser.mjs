import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { step } from "./progress.mjs";
import { root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";

/** The same browser without windows, profiles and extensions, which a journey would pay for at every start. */
const shell = "/usr/bin/chromium-headless-shell";
const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Not every Debian-like system has the shell. */
const debianPackages = ["chromium-headless-shell", "chromium"];

/** The path of a Chromium to test with: the one named, the shell, another that is there, or one of Debian's, installed now. */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Refusal(`CHROMIUM names ${named}, and nothing is there.`);
  const preferred = [named, shell].find(isThere);
  if (preferred) return preferred;
  const other = [...usualPlaces, playwrightsOwn()].find(isThere);
  // A machine of CI is thrown away: there the shell is worth fetching beside another browser.
  if (other && !process.env.CI) return other;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    await step("Installing a browser and Japanese fonts", installFromDebian);
  const found = [shell, other, ...usualPlaces].find(isThere);
  if (found) return found;
  throw new Refusal(
    `No browser was found: install Chromium (on Debian: apt-get install ${debianPackages[0]}) or name one with CHROMIUM=/path/to/chrome.`,
  );
}

/** @param {string | undefined} path */
const isThere = (path) => path !== undefined && existsSync(path);

async function installFromDebian() {
  const patience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  await run("apt-get", ["update", "-qq", ...patience]);
  const install = (/** @type {string} */ name) =>
    run("apt-get", ["install", "-y", "-qq", ...patience, name], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  await install("fonts-noto-cjk");
  for (const name of debianPackages) if ((await install(name)).ok) return;
}

function playwrightsOwn() {
  try {
    const require = createRequire(join(root, "packages", "e2e", "package.json"));
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}
