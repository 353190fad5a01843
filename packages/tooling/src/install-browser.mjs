import { existsSync } from "node:fs";
import { findBrowser, headlessShell, installedBrowser } from "./browser.mjs";
import { runStep } from "./progress.mjs";
import { run } from "./run.mjs";

/** Not every Debian-like system has the headless shell. */
const debianPackages = [headlessShell, "chromium"];

/** The installed browser; on CI and other disposable machines it installs one from Debian. */
export async function prepareBrowser() {
  const path = findBrowser();
  // On a CI machine the headless shell is worth installing beside another browser.
  const isEnough = process.env.CHROMIUM || (path && (path.endsWith(headlessShell) || !process.env.CI));
  if (!isEnough && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    await runStep("Installing a browser and Japanese fonts", installFromDebian);
  return installedBrowser();
}

async function installFromDebian() {
  const aptOptions = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  await run("apt-get", ["update", "-qq", ...aptOptions]);
  const install = (/** @type {string} */ name) =>
    run("apt-get", ["install", "-y", "-qq", ...aptOptions, name], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  await install("fonts-noto-cjk");
  for (const name of debianPackages) if ((await install(name)).ok) return;
}
