import { findBrowser } from "./browser.mjs";
import { readFlags } from "./flags.mjs";
import { install } from "./install.mjs";
import { sinceStart, step } from "./progress.mjs";
import { Refusal } from "./refusal.mjs";
import { stages } from "./stages.mjs";

/** @param {string[]} args */
export async function test(args) {
  const { given } = readFlags(args, { values: ["only"], switches: ["verbose"] });
  const only = given.only?.split(",") ?? Object.keys(stages);
  const unknown = only.find((name) => !(name in stages));
  if (unknown)
    throw new Refusal(`There is no stage ${unknown}: choose of ${Object.keys(stages).join(", ")}.`);

  await install();
  const chosen = Object.entries(stages).filter(([name]) => only.includes(name));
  const browser = chosen.some(([, stage]) => stage.needsBrowser) ? await findBrowser() : "";

  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of chosen) {
    const { passed, failed, output } = await step(
      name,
      () => stage.run({ CHROMIUM: browser }),
      (result) => `${result.passed} passed${result.failed ? `, ${result.failed} FAILED` : ""}`,
    );
    if (failed > 0 || given.verbose) console.log(`\n${output.trim()}\n`);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\nAll of it took ${sinceStart()}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
