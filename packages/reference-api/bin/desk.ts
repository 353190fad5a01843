#!/usr/bin/env node
import { runDesk } from "@kaitori/desk";
import { readClock } from "../src/clock.ts";
import { localCommands } from "../src/desk/local-commands.ts";

process.exitCode = await runDesk(process.argv.slice(2), process.env, localCommands(readClock));
