import { tmpdir } from "node:os";
import { join } from "node:path";

/** Temporary folder of one test run, which the test runner shares with its workers and its server. */
process.env.JOURNEYS_FOLDER ??= join(tmpdir(), `kaitori-journeys-${process.pid}`);
export const journeysFolder = process.env.JOURNEYS_FOLDER;

/** Data folder of a server with the demo accounts. Each server of the run starts with a copy, which is much faster. */
export const seededData = process.env.SEEDED_DATA ?? join(journeysFolder, "seeded");
