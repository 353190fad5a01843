import { build } from "./build.mjs";
import { readFlags } from "./flags.mjs";
import { install } from "./install.mjs";
import { programs } from "./programs.mjs";
import { sinceStart } from "./progress.mjs";
import { brandNames } from "./project.mjs";
import { say } from "./sentences.mjs";
import { readPlace, startServer } from "./server.mjs";

/** @param {string[]} args */
export async function start(args) {
  const { flags } = readFlags(args, { values: ["port", "data"], switches: ["no-build", "no-handbook"] });
  const place = await readPlace(flags);
  await install();
  if (!flags["no-build"]) await build();

  const running = programs();
  console.log(`▸ ${say("startingServer")}`);
  try {
    const { ended, handbook } = await startServer(running, place);
    console.log(`\n${say("ready", { time: sinceStart() })}\n`);
    for (const name of brandNames()) console.log(`  http://${name}.localhost:${place.port}/`);
    console.log(`  http://handbook.localhost:${place.port}/   ${say("everyComponent")}`);
    console.log(`  http://handbook.localhost:${place.port}/board/   ${say("theBoard")}`);
    console.log(`  http://localhost:${place.port}/   ${say("theIndex")}\n`);
    console.log(say("stops"));
    // Builds the handbook while the user looks at the sites.
    if (!flags["no-handbook"]) void handbook.build();
    return await ended;
  } finally {
    await running.stop();
  }
}
