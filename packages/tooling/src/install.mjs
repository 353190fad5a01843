import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { step } from "./progress.mjs";
import { root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";
import { say } from "./sentences.mjs";

const oldestNode = 18;
const stampFile = join(root, "node_modules", ".installed-lockfile");

/** Installs the packages of the lockfile, if they are not installed yet. */
export async function install() {
  if (Number(process.versions.node.split(".")[0]) < oldestNode) {
    throw new Refusal(say("nodeTooOld", { version: process.versions.node, oldest: oldestNode }));
  }
  const isNew = newPackages(root).length > 0;
  const isInstalled = existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockfileHash();
  if (isInstalled && !isNew) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // A brand that was copied into the repository is not in the lockfile yet.
  const lockfile = isNew ? "--no-frozen-lockfile" : "--frozen-lockfile";
  await step(say("installing"), () =>
    requireInstalled(run("npx", ["-y", packageManager, "install", lockfile, "--reporter=append-only"])),
  );
  writeFileSync(stampFile, lockfileHash());
}

/**
 * Brands and shells that are missing in the lockfile.
 * @param {string} folder
 */
export function newPackages(folder) {
  const lockfile = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8");
  return ["apps", "brands"].flatMap((parent) =>
    readdirSync(join(folder, parent))
      .map((name) => `${parent}/${name}`)
      .filter((path) => existsSync(join(folder, path, "package.json")))
      .filter((path) => !lockfile.includes(`\n  ${path}:\n`)),
  );
}

/**
 * Throws if the installation failed, so that its step does not report success.
 * @param {Promise<{ ok: boolean, output: string }>} installing
 */
export async function requireInstalled(installing) {
  const { ok, output } = await installing;
  if (ok) return;
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL/.test(output);
  const reason = say(isOffline ? "isOnline" : "seeAbove");
  throw new Refusal(`${output}\n${say("notInstalled", { reason })}`);
}

function lockfileHash() {
  const hash = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
    hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
