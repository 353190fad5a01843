#!/usr/bin/env node
// Entry point of the project's commands. Runs on Node 18 without installed packages.
import { commands, help } from "../src/commands.mjs";
import { Refusal } from "../src/refusal.mjs";
import { setLanguage } from "../src/sentences.mjs";

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];

try {
  setLanguage([name, ...args]);
  if (!command || args.includes("--help") || args.includes("-h")) {
    console.log(help(name));
    process.exitCode = command || ["--help", "-h"].includes(name) ? 0 : 2;
  } else process.exitCode = await command.run(args);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
