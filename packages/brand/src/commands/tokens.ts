import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sentenceOf } from "../draft/save-draft.ts";
import type { BrandTokens } from "../tokens/brand-tokens.ts";
import { fromDesignTokens, toDesignTokens } from "../tokens/design-tokens.ts";
import { areTokens } from "../tokens/schema.ts";
import { writeTokens } from "../tokens/write-tokens.ts";
import { type Command, readAll, say, theBrand } from "./command.ts";
import { Refusal } from "./refusal.ts";

export const exportTokens: Command = {
  usage: "export NAME [--to FILE]",
  sentence: "Writes the brand's tokens as W3C design-token JSON.",
  flags: { to: { type: "string" } },
  run(workspace, [name], { to }) {
    const tokens = theBrand(readAll(workspace), name).files.tokens?.value;
    if (!areTokens(tokens)) throw new Refusal(`The tokens do not hold; see "npx pnpm brand check ${name}".`);
    const json = JSON.stringify(toDesignTokens(tokens), null, 2);
    if (typeof to === "string") writeFileSync(resolve(to), `${json}\n`);
    else say(json);
    return 0;
  },
};

export const importTokens: Command = {
  usage: "import NAME --from FILE",
  sentence:
    "Takes the brand's tokens from W3C design-token JSON, also as Tokens Studio and Style Dictionary write it.",
  flags: { from: { type: "string" } },
  run(workspace, [wanted], { from }) {
    const { dir, shownDir, files } = theBrand(readAll(workspace), wanted);
    if (typeof from !== "string") throw new Refusal("From which file? Say --from FILE.");
    const file = join(dir, "tokens.ts");
    writeFileSync(
      file,
      writeTokens(tokensFrom(from, files.tokens?.value), sentenceOf(readFileSync(file, "utf8"))),
    );
    say(`Wrote ${shownDir}/tokens.ts`);
    return 0;
  },
};

/** What the file does not say stays as the brand has it. */
function tokensFrom(file: string, known: unknown): BrandTokens {
  try {
    const document: unknown = JSON.parse(readFileSync(resolve(file), "utf8"));
    return fromDesignTokens(document, areTokens(known) ? known : undefined);
  } catch (error) {
    throw new Refusal(
      `${file} holds no tokens of a brand: ${error instanceof Error ? error.message : error}`,
    );
  }
}
