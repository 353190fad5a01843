import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder with `brands/` that the server is started in, or one above it; where there is none, the folder itself. */
export function repositoryFolder(startedIn: string): string {
  for (let folder = startedIn; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "brands"))) return folder;
    if (dirname(folder) === folder) return startedIn;
  }
}
