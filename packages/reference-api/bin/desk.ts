#!/usr/bin/env node
import { runDesk } from "../src/desk/command/run-desk.ts";

process.exitCode = await runDesk(process.argv.slice(2), process.env);
