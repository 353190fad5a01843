#!/usr/bin/env node
import { runConformance } from "../src/command.ts";

process.exitCode = await runConformance(process.argv.slice(2), new Date());
