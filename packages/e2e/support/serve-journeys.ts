// Creates the initial data, then starts the server that all journeys share.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serverProgram } from "@kaitori/tooling/server-process";
import seed from "./seed.ts";
import { journeysFolder, seededData } from "./seeded-data.ts";

process.once("exit", () => rmSync(journeysFolder, { recursive: true, force: true }));
await seed();

process.env.DATA_DIR = join(journeysFolder, "data");
cpSync(seededData, process.env.DATA_DIR, { recursive: true });
await import(serverProgram);
