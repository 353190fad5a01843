import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, readAll, say, theBrand } from "./command.ts";
import { runPnpm } from "./run-pnpm.ts";

export const preview: Command = {
  usage: "preview NAME [--site] [--port N]",
  sentence:
    "Opens every screen in every state in that brand, reloading as its files are saved; --site opens the site itself.",
  flags: { site: { type: "boolean" }, port: { type: "string" } },
  run(workspace, [wanted], { site, port = "6006" }) {
    const { name } = theBrand(readAll(workspace), wanted);
    const path = `/&globals=brand:${name}`;
    if (site || !hasHandbook(workspace.root)) {
      say(`The site of ${name} opens at the address below; its API is that of a running "npm start".`);
      runPnpm(workspace.root, ["--filter", `@kaitori/app-${name}`, "dev"]);
    } else {
      say(`The handbook opens in ${name}: http://localhost:${port}/?path=${path}`);
      const handbook = ["--filter", "@kaitori/app-storybook", "storybook"];
      runPnpm(workspace.root, [...handbook, "--port", String(port), "--initial-path", path]);
    }
    return 0;
  },
};

/** A licensee's own repository has no handbook. */
const hasHandbook = (root: string) => existsSync(join(root, "apps/storybook"));
