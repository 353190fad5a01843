import { step } from "./progress.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";

/** Builds the site and every shell; what has not changed comes from turbo's cache. */
export async function build() {
  const { ok, output } = await step(
    "Building the site and the brands",
    () => run("turbo", ["run", "build", "--output-logs=errors-only"]),
    ({ output }) => output.match(/Cached:\s+(.*)/)?.[1] ?? "",
  );
  if (!ok) throw new Refusal(`${output}\nThe build failed: see the lines above.`);
}
