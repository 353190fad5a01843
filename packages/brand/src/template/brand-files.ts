import { deriveTheme } from "@kaitori/ui/theme";
import type { BrandAssets } from "../assets.ts";
import { assetLimits } from "../check/asset-limits.ts";
import { writeDataFile } from "../source/write-data-file.ts";
import { type BrandDraft, unwrittenFacts } from "./new-brand.ts";

/** Versions for the package.json of a new brand; the keys are the placeholders of the template. */
export type Versions = Readonly<
  Record<
    "kaitori" | "react" | "reactDom" | "reactRouter" | "typescript" | "vite" | "pnpm" | "playwright",
    string
  >
>;

/** Versions in this repository: Kaitori's packages from the workspace, others from the catalog. */
export const workspaceVersions: Versions = {
  kaitori: "workspace:*",
  react: "catalog:",
  reactDom: "catalog:",
  reactRouter: "catalog:",
  typescript: "catalog:",
  vite: "catalog:",
  pnpm: "catalog:",
  playwright: "catalog:",
};

/** The text files of a template by path. */
export type Template = { readonly [path: string]: string };
export type Templates = Readonly<Record<"app" | "brand" | "assets", Template>>;

export type BrandFiles = { readonly [path: string]: string | Uint8Array };

/** All files of a new brand and its app in `apps/`, by path from the root; pixel pictures only if the brand has its own. */
export function brandFiles(
  brand: BrandDraft,
  { templates, today, versions }: { templates: Templates; today: string; versions: Versions },
): BrandFiles {
  const { name, tokens } = brand;
  const values = { ...factValues(brand), ...codeValues(brand), ...versions, today };
  return {
    ...fillTemplates(templates.app, `apps/${name}`, values),
    ...fillTemplates(templates.brand, `brands/${name}`, values),
    ...fillTemplates(templates.assets, `brands/${name}/assets`, drawingValues(brand)),
    ...pictureFiles(brand, newAssets(brand)),
    [`brands/${name}/tokens.ts`]: writeDataFile("BrandTokens", tokens, {
      comment: "What this brand decides; the theme derives the rest.",
    }),
  };
}

/** The files that a draft changes in an existing brand: look and pictures; texts and settings stay. */
export const changedFiles = (draft: BrandDraft, assets: BrandAssets, comment: string): BrandFiles => ({
  [`brands/${draft.name}/tokens.ts`]: writeDataFile("BrandTokens", draft.tokens, { comment }),
  ...(Object.keys(draft.pictures ?? {}).length > 0 && pictureFiles(draft, assets)),
});

/** The brand's own pictures, and an assets.ts with their sizes. */
function pictureFiles({ name, pictures = {} }: BrandDraft, assets: BrandAssets): BrandFiles {
  const files: { [path: string]: string | Uint8Array } = {};
  const sized = Object.entries(assets).map(([asset, { file, width, height }]) => {
    const own = pictures[asset as keyof BrandAssets];
    if (own)
      files[`brands/${name}/assets/${file}`] = file.endsWith(".png") ? bytesOf(own.content) : own.content;
    return [asset, { file, width: own?.width ?? width, height: own?.height ?? height }] as const;
  });
  const data = writeDataFile("BrandAssets", Object.fromEntries(sized), { flat: true });
  return { ...files, [`brands/${name}/assets.ts`]: data };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Fills the template's files below a folder. A file that npm or turbo would read ends in `.template` there.
 */
export const fillTemplates = (
  template: Template,
  folder: string,
  values: { readonly [placeholder: string]: string },
): { readonly [path: string]: string } =>
  Object.fromEntries(
    Object.entries(template).map(([file, text]) => [
      `${folder}/${file.replace(/\.template$/, "")}`,
      fillTemplate(text, values),
    ]),
  );

/** Escapes typed text for a quoted string in code. */
const escapeQuotes = (text: string) => JSON.stringify(text).slice(1, -1);

const codeValues = ({ name, serviceName, company, host }: BrandDraft) => ({
  name,
  serviceName: escapeQuotes(serviceName),
  company: escapeQuotes(company),
  hosts: [...new Set([host, localHostOf({ name, host })])].join('", "'),
});

/** A host that opens on the machine of the brand's team, too. */
export const localHostOf = ({ name, host }: Pick<BrandDraft, "name" | "host">) =>
  host.endsWith(".localhost") ? host : `${name}.localhost`;

function factValues({ name, facts: knownFacts = {} }: BrandDraft): {
  readonly [placeholder: string]: string;
} {
  const unwritten = {
    ...unwrittenFacts,
    email: `support@${name}.example`,
    senderAddress: `info@${name}.example`,
  };
  return Object.fromEntries(
    Object.entries(unwritten).map(([fact, text]) => [
      fact,
      escapeQuotes(knownFacts[fact as keyof typeof unwritten]?.trim() || text),
    ]),
  );
}

/** Values for the template's drawings. */
export function drawingValues({ serviceName, tokens }: Pick<BrandDraft, "serviceName" | "tokens">) {
  const { colour: colours } = deriveTheme(tokens.decisions, tokens.overrides);
  return {
    serviceName: serviceName.replace(/[<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`),
    logoWidth: String(logoWidth(serviceName)),
    colour: colours.brandInk,
    accent: colours.accent,
    ink: colours.ink,
    onHeader: colours.onHeader,
    soft: colours.brandSoft,
    surface: colours.surface,
    line: colours.hairline,
  };
}

/** Width in px of a logo that is 48 px high: the mark, then 22 px for a full-width character and 13 px for another one. */
const logoWidth = (serviceName: string) =>
  Math.min(
    380,
    [...serviceName].reduce((sum, letter) => sum + (/[ -~｡-ﾟ]/.test(letter) ? 13 : 22), 58),
  );

/** The pictures of a new brand with the sizes of the template. */
export const newAssets = ({ serviceName }: Pick<BrandDraft, "serviceName">): BrandAssets => ({
  logo: { file: "logo.svg", width: logoWidth(serviceName), height: 48 },
  logoOnPaper: { file: "logo-on-paper.svg", width: logoWidth(serviceName), height: 48 },
  mark: { file: "mark.svg", width: 64, height: 64 },
  favicon: { file: "favicon.svg", width: 32, height: 32 },
  touchIcon: { file: "touch-icon.png", ...assetLimits.touchIcon.size },
  social: { file: "social.png", ...assetLimits.social.size },
  hero: { file: "hero.svg", width: 640, height: 480 },
  done: { file: "done.svg", width: 240, height: 160 },
  empty: { file: "empty.svg", width: 240, height: 160 },
  lost: { file: "lost.svg", width: 240, height: 160 },
  closed: { file: "closed.svg", width: 240, height: 160 },
});

/** Fills the `{{placeholders}}` of a template file; throws if a value is missing. */
const fillTemplate = (template: string, values: { readonly [placeholder: string]: string }): string =>
  template.replace(/\{\{([a-zA-Z]+)\}\}/g, (_, placeholder: string) => {
    const value = values[placeholder];
    if (value === undefined) throw new Error(`The template has no value for {{${placeholder}}}`);
    return value;
  });
