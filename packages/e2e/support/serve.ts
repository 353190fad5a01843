import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The journeys get a server of their own, with the demo accounts and a data folder that nobody else has.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "kaitori-journeys-"));
await import("../../reference-api/src/main.ts");
