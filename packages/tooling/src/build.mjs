import { runStep } from "./progress.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";
import { sentenceOf } from "./sentences.mjs";

/** Builds the site and the app of every brand; turbo's cache provides unchanged parts. */
export async function build() {
  const { ok, output } = await runStep(
    sentenceOf("building"),
    () => run("turbo", ["run", "build", "--output-logs=errors-only"]),
    ({ output }) => output.match(/Cached:\s+(.*)/)?.[1] ?? "",
  );
  if (!ok) throw new Refusal(`${output}\n${sentenceOf("buildFailed")}`);
}
