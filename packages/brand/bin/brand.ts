#!/usr/bin/env node
import { run } from "../src/commands/run.ts";

// The reader may close the output early, as `| head` does.
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), process.cwd(), new Date());
