import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folder of the run: the runner sets it for its workers and its server. */
process.env.JOURNEYS_FOLDER ??= join(tmpdir(), `kaitori-journeys-${process.pid}`);
export const journeysFolder = process.env.JOURNEYS_FOLDER;

/** Data folder with the demo accounts; created once and copied, which is much faster. `npm test` uses it for both suites. */
export const seededData = process.env.SEEDED_DATA ?? join(journeysFolder, "seeded");
