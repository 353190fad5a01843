import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runStep } from "./progress.mjs";
import { root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";
import { sentenceOf } from "./sentences.mjs";

const oldestNode = 18;

/** Installs missing packages; without any, pnpm returns at once. Except on CI, pnpm adds a new brand to the lockfile. */
export async function install() {
  if (Number(process.versions.node.split(".")[0]) < oldestNode) {
    throw new Refusal(sentenceOf("nodeTooOld", { version: process.versions.node, oldest: oldestNode }));
  }
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const hasPnpm = existsSync(join(root, "node_modules/.bin/pnpm"));
  const [program = "", ...args] = hasPnpm ? ["pnpm"] : ["npx", "-y", packageManager];
  // In production pnpm would leave out the packages of the build.
  const env = { NODE_ENV: "development" };
  await runStep(sentenceOf("installing"), () =>
    requireInstalled(run(program, [...args, "install", "--reporter=append-only"], { env })),
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
  const reason = sentenceOf(isOffline ? "registryUnreachable" : "seeAbove");
  throw new Refusal(`${output}\n${sentenceOf("notInstalled", { reason })}`);
}
