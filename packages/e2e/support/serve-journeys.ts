// The server that all journeys share, and before it the data that it and every journey's own server begin with.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@kaitori/tooling/free-port";
import { journeysFolder, seededData } from "./seeded-data.ts";
import { launch, serverProgram } from "./server-process.ts";

process.once("exit", () => rmSync(journeysFolder, { recursive: true, force: true }));
const seeding = await launch(await freePort(), { DATA_DIR: seededData });
await seeding.end("SIGTERM");

process.env.DATA_DIR = join(journeysFolder, "data");
cpSync(seededData, process.env.DATA_DIR, { recursive: true });
await import(serverProgram);
