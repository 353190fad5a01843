#!/usr/bin/env node
import { run } from "../src/commands/run.ts";

// Whoever reads may have seen enough: `| head`.
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), process.cwd());
