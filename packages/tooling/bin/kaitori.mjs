#!/usr/bin/env node
// Entry point of the project's commands. Runs on Node 18 without installed packages.
import { commands, help } from "../src/commands.mjs";
import { Refusal } from "../src/refusal.mjs";
import { readLanguage } from "../src/sentences.mjs";

const { rest, error: languageError } = readLanguage(process.argv.slice(2));
const [name = "", ...args] = rest;
const command = commands[name];

if (!command || args.includes("--help") || args.includes("-h")) {
  console.log(help(name));
  process.exit(command || ["--help", "-h"].includes(name) ? 0 : 2);
}

try {
  if (languageError) throw new Refusal(languageError);
  process.exitCode = await command.run(args);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
