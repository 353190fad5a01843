import { build } from "./build.mjs";
import { readFlags } from "./flags.mjs";
import { install } from "./install.mjs";
import { programs } from "./programs.mjs";
import { sinceStart } from "./progress.mjs";
import { brandNames } from "./project.mjs";
import { readPlace, startServer } from "./server.mjs";

/** @param {string[]} args */
export async function start(args) {
  const { given } = readFlags(args, { values: ["port", "data"], switches: ["no-build", "no-handbook"] });
  const place = await readPlace(given);
  await install();
  if (!given["no-build"]) await build();

  const running = programs();
  console.log("▸ Starting the server; the first time it fills its database …");
  try {
    const { ended, handbook } = await startServer(running, place);
    console.log(`\nReady in ${sinceStart()}.\n`);
    for (const name of brandNames()) console.log(`  http://${name}.localhost:${place.port}/`);
    console.log(`  http://handbook.localhost:${place.port}/   every component and screen, in every brand`);
    console.log(
      `  http://handbook.localhost:${place.port}/board/   decide how a brand looks, and see it on every screen`,
    );
    console.log(`  http://localhost:${place.port}/   brands, demo accounts, mailbox, API description\n`);
    console.log("Ctrl+C stops it.");
    // There when it is opened: built while one looks at the sites.
    if (!given["no-handbook"]) void handbook.build();
    return await ended;
  } finally {
    await running.stop();
  }
}
