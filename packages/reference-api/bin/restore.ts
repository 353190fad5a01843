#!/usr/bin/env node
import { readClock } from "../src/clock.ts";
import { backupCommand } from "../src/operations/backup/backup-command.ts";

process.exitCode = await backupCommand("restore", process.argv.slice(2), process.env, readClock());
