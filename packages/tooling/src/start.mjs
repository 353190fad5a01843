import { build } from "./build.mjs";
import { readFlags } from "./flags.mjs";
import { install } from "./install.mjs";
import { programs } from "./programs.mjs";
import { sinceStart } from "./progress.mjs";
import { brandNames } from "./project.mjs";
import { sentenceOf } from "./sentences.mjs";
import { readServerOptions, startServer } from "./server.mjs";

/** @param {string[]} args */
export async function start(args) {
  const { flags } = readFlags(args, { values: ["port", "data"], switches: ["no-build", "no-handbook"] });
  const options = await readServerOptions(flags);
  await install();
  if (!flags["no-build"]) await build();

  const running = programs();
  console.log(`▸ ${sentenceOf("startingServer")}`);
  try {
    const { ended, handbook } = await startServer(running, options);
    console.log(`\n${sentenceOf("ready", { time: sinceStart() })}\n`);
    for (const name of brandNames()) console.log(`  http://${name}.localhost:${options.port}/`);
    console.log(`  http://handbook.localhost:${options.port}/   ${sentenceOf("handbookText")}`);
    console.log(`  http://handbook.localhost:${options.port}/board/   ${sentenceOf("boardText")}`);
    console.log(`  http://localhost:${options.port}/   ${sentenceOf("indexPage")}\n`);
    console.log(sentenceOf("stops"));
    // Builds the handbook while the user looks at the sites.
    if (!flags["no-handbook"]) void handbook.build();
    return await ended;
  } finally {
    await running.stop();
  }
}
