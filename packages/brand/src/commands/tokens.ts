import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BrandSource, readBrands } from "../check/brand-source.ts";
import { commentOf } from "../draft/save-draft.ts";
import { say } from "../sentences/say.ts";
import { writeDataFile } from "../source/write-data-file.ts";
import { fromDesignTokens, toDesignTokens } from "../tokens/design-tokens.ts";
import { areTokens, type BrandTokens } from "../tokens/schema.ts";
import { type Command, findBrand, print, Refusal, tokensOf } from "./command.ts";

export const exportTokens: Command = {
  usage: "export NAME [--to FILE]",
  help: say("exportHelp"),
  flags: { to: "string" },
  run(root, [name], { to }) {
    const tokens = tokensOf(findBrand(readBrands(root), name));
    const json = JSON.stringify(toDesignTokens(tokens), null, 2);
    if (typeof to === "string") writeFileSync(resolve(to), `${json}\n`);
    else print(json);
    return 0;
  },
};

export const importTokens: Command = {
  usage: "import NAME --from FILE",
  help: say("importHelp"),
  flags: { from: "string" },
  run(root, [brandName], { from }, { printMessage }) {
    const brand = findBrand(readBrands(root), brandName);
    if (typeof from !== "string") throw new Refusal(say("tokensFileMissing"));
    replaceTokens(brand, tokensFrom(from, brand.files.tokens?.value));
    printMessage(say("fileWritten", { file: `${brand.shownDir}/tokens.ts` }));
    return 0;
  },
};

/** Rewrites tokens.ts and keeps the comment above the tokens. */
export function replaceTokens({ dir }: BrandSource, tokens: BrandTokens): void {
  const file = join(dir, "tokens.ts");
  const comment = commentOf(readFileSync(file, "utf8"));
  writeFileSync(file, writeDataFile("BrandTokens", tokens, { comment }));
}

function tokensFrom(file: string, current: unknown): BrandTokens {
  try {
    const document: unknown = JSON.parse(readFileSync(resolve(file), "utf8"));
    return fromDesignTokens(document, areTokens(current) ? current : undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(say("notATokensFile", { file, reason }));
  }
}
