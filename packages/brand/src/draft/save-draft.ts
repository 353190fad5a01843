import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CalendarDate } from "@kaitori/domain";
import { contrastFailures, deriveTheme } from "@kaitori/ui/theme";
import * as v from "valibot";
import type { AssetName } from "../assets.ts";
import { assetLimits } from "../check/asset-limits.ts";
import { readBrand, readBrands } from "../check/brand-source.ts";
import { checkBrands } from "../check/check-brands.ts";
import { type TranslatedFinding, translateFindings } from "../check/finding.ts";
import { areAssets } from "../check/rules/assets.ts";
import { drawingFaults } from "../check/svg-faults.ts";
import { type BrandFiles, changedFiles, workspaceVersions } from "../template/brand-files.ts";
import { BrandDraft } from "../template/new-brand.ts";
import { newFiles, writeFiles } from "../template/new-files.ts";
import { areTokens, type BrandTokens } from "../tokens/schema.ts";

export { templatesOnDisk } from "../template/new-files.ts";

export type SavedDraft = {
  readonly isNew: boolean;
  readonly files: readonly string[];
  /** Findings of the check after saving. */
  readonly findings: readonly TranslatedFinding[];
};

/** The reason why a draft was not saved; nothing has been written then. */
export type DraftRefusal =
  | "notADraft"
  /** Another folder in `apps/` has the name. */
  | "nameTaken"
  /** The assets.ts of the existing brand is invalid. */
  | "brokenBrand"
  /** Two colours have too little contrast. */
  | "unreadable"
  /** A drawing has faults. */
  | "picture";

/** Writes a draft into the repository: a new brand with its app, or the look of an existing one. */
export async function saveDraft(
  root: string,
  value: unknown,
  today: CalendarDate,
): Promise<SavedDraft | { readonly refused: DraftRefusal }> {
  if (!v.is(BrandDraft, value)) return { refused: "notADraft" };
  const { decisions, overrides } = value.tokens;
  if (contrastFailures(deriveTheme(decisions, overrides)).length > 0) return { refused: "unreadable" };
  if (hasUnusablePicture(value)) return { refused: "picture" };

  const isNew = !existsSync(join(root, "brands", value.name));
  if (isNew && existsSync(join(root, "apps", value.name))) return { refused: "nameTaken" };
  const files = isNew ? await newFiles(value, today, workspaceVersions) : filesOfExisting(root, value);
  if (!files) return { refused: "brokenBrand" };
  writeFiles(root, files);
  const findings = await checkBrands(readBrands(root), [value.name]);
  return { isNew, files: Object.keys(files), findings: translateFindings(findings, "ja") };
}

/** Current tokens of the brands in a repository; those in the board are from its build. */
export const readSavedTokens = (root: string): { readonly [name: string]: BrandTokens } =>
  Object.fromEntries(
    readBrands(root).flatMap(({ name, files: { tokens } }) =>
      areTokens(tokens?.value) ? [[name, tokens.value]] : [],
    ),
  );

const hasUnusablePicture = ({ pictures = {} }: BrandDraft) =>
  Object.entries(pictures).some(
    ([name, { content }]) =>
      assetLimits[name as AssetName].type === ".svg" && drawingFaults(name as AssetName, content).length > 0,
  );

function filesOfExisting(root: string, draft: BrandDraft): BrandFiles | undefined {
  const { dir, files } = readBrand(root, draft.name);
  const assets = files.assets?.value;
  if (!areAssets(assets)) return undefined;
  const tokens = join(dir, "tokens.ts");
  return changedFiles(draft, assets, commentOf(existsSync(tokens) ? readFileSync(tokens, "utf8") : ""));
}

/** The comment above a brand's tokens; the licensee may have changed it. */
export const commentOf = (source: string): string =>
  /\/\*\* (.*) \*\//.exec(source)?.[1] ?? "What this brand decides.";
