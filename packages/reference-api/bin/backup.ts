#!/usr/bin/env node
import { backupCommand } from "../src/operations/backup/backup-command.ts";

process.exitCode = await backupCommand("backup", process.argv.slice(2), process.env);
