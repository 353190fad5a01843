import { tmpdir } from "node:os";
import { join } from "node:path";

/** One folder for a whole run: named by the runner, and handed on to its workers and its server. */
process.env.JOURNEYS_FOLDER ??= join(tmpdir(), `kaitori-journeys-${process.pid}`);
export const journeysFolder = process.env.JOURNEYS_FOLDER;

/** A data folder with the demo accounts in it, made once and then only copied, which is much faster. */
export const seededData = join(journeysFolder, "seeded");
