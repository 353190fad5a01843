#!/usr/bin/env node
import { run } from "../src/commands/run.ts";

process.exitCode = await run(process.argv.slice(2), process.cwd());
