import type { Brand, BrandTokens } from "@kaitori/brand";
import {
  BrandDraft,
  brandFiles,
  changedFiles,
  newAssets,
  newDecisions,
  type Templates,
  unwrittenFacts,
  workspaceVersions,
} from "@kaitori/brand/draft";
import type { CalendarDate } from "@kaitori/domain";
import * as v from "valibot";
import { brandOf, brands } from "./brands.ts";

/** Templates of a new brand, inserted by the build of this page. */
declare const brandTemplates: Templates;

/** The board's draft of a brand, as the browser stores it; missing texts are empty. */
const StoredDraft = v.object({
  /** Name of the opened brand; empty for a new one. */
  opened: v.optional(v.string(), ""),
  ...BrandDraft.entries,
  name: v.string(),
  serviceName: v.string(),
  company: v.string(),
  host: v.string(),
  facts: v.optional(BrandDraft.entries.facts.wrapped, {}),
  pictures: v.optional(BrandDraft.entries.pictures.wrapped, {}),
});
export type BoardDraft = v.InferOutput<typeof StoredDraft>;

export const createDraft = (): BoardDraft => ({
  opened: "",
  name: "",
  serviceName: "",
  company: "",
  host: "",
  tokens: { decisions: newDecisions("#1f5f8b") },
  facts: {},
  pictures: {},
});

const draftOfBrand = ({ name, tokens, settings }: Brand): BoardDraft => ({
  ...createDraft(),
  opened: name,
  name,
  serviceName: settings.serviceName,
  company: settings.legal.company,
  host: settings.hosts[0] ?? `${name}.localhost`,
  tokens,
});

/** Tokens of the brands in the repository; this page may have been built with older ones. */
export type SavedTokens = { readonly [name: string]: BrandTokens };

/** Opens a brand with its saved tokens, or a new draft. */
export function openDraft(opened: string, savedTokens: SavedTokens): BoardDraft {
  const brand = brandOf(opened);
  return brand ? draftOfBrand({ ...brand, tokens: savedTokens[opened] ?? brand.tokens }) : createDraft();
}

const contentOf = (draft: BoardDraft) => JSON.stringify(draft);

/** True if the draft differs both from the opened and from the last saved state. */
export const isUnsaved = (draft: BoardDraft, saved: BoardDraft | undefined, savedTokens: SavedTokens) =>
  contentOf(draft) !== contentOf(openDraft(draft.opened, savedTokens)) &&
  (saved === undefined || contentOf(draft) !== contentOf(saved));

/** Fills placeholders into empty names, for the preview. */
const fillPlaceholders = (draft: BoardDraft) => ({
  ...draft,
  name: draft.name || "brand",
  serviceName: draft.serviceName.trim() || "サービスの名前",
  company: draft.company.trim() || "会社の名前",
  host: draft.host || `${draft.name || "brand"}.localhost`,
});

const pictureUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Facts of the company on the legal pages. */
const legalFacts = [
  "representative",
  "zipcode",
  "address",
  "phone",
  "hours",
  "privacyOfficer",
  "court",
] as const;

/** The brand of a draft, for the preview: texts and pictures that are still missing come from another brand. */
export function brandOfDraft(draft: BoardDraft): Brand {
  const { name, serviceName, company, host, tokens, facts } = fillPlaceholders(draft);
  const base = brandOf(draft.opened) ?? brands[0];
  if (!base) throw new Error("There is no brand; npx pnpm brand new NAME creates one.");
  const isNew = !brandOf(draft.opened);
  return {
    name,
    tokens,
    copy: isNew ? {} : base.copy,
    assets: isNew ? newPictures(draft) : replacePictures(base.assets, draft),
    ...(!isNew && base.sections ? { sections: base.sections } : {}),
    ...(!isNew && base.photographs ? { photographs: base.photographs } : {}),
    ...(base.assetBase ? { assetBase: base.assetBase } : {}),
    settings: {
      ...base.settings,
      serviceName,
      hosts: [host],
      legal: {
        ...base.settings.legal,
        company,
        ...(isNew &&
          Object.fromEntries(legalFacts.map((key) => [key, facts[key]?.trim() || unwrittenFacts[key]]))),
      },
    },
  };
}

function replacePictures(assets: Brand["assets"], { pictures }: BoardDraft): Brand["assets"] {
  const chosenPictures = Object.entries(pictures).map(([name, { width, height, content }]) => {
    const { file } = assets[name as keyof Brand["assets"]];
    return [name, { file, width, height, url: pictureUrl(content) }];
  });
  return { ...assets, ...Object.fromEntries(chosenPictures) };
}

/** The drawings of the template in this brand's colours, or the pictures that the user has chosen instead. */
function newPictures(draft: BoardDraft): Brand["assets"] {
  const filled = fillPlaceholders(draft);
  // No drawing contains the date.
  const files = newFiles({ ...filled, pictures: {} }, "");
  const drawings = Object.entries(newAssets(filled)).map(([asset, image]) => {
    const svg = files[`brands/${filled.name}/assets/${image.file}`];
    return [asset, { ...image, ...(typeof svg === "string" ? { url: pictureUrl(svg) } : {}) }];
  });
  return replacePictures(Object.fromEntries(drawings), draft);
}

/** Names that are required before a new brand can be saved. */
export const missingOf = ({ opened, name, serviceName, company }: BoardDraft) =>
  opened
    ? []
    : Object.entries({ name, serviceName, company }).flatMap(([key, text]) =>
        text.trim() === "" ? [key as "name" | "serviceName" | "company"] : [],
      );

/** The draft as it is saved; undefined while something is missing. A new brand's icon and social picture come from its mark. */
export async function toBrandDraft(boardDraft: BoardDraft): Promise<BrandDraft | undefined> {
  const { name, tokens, facts, pictures } = boardDraft;
  const writtenFacts = Object.fromEntries(Object.entries(facts).filter(([, text]) => text?.trim()));
  const isNew = !brandOf(boardDraft.opened);
  const draft = {
    name,
    serviceName: boardDraft.serviceName.trim(),
    company: boardDraft.company.trim(),
    host: boardDraft.host || `${name}.localhost`,
    tokens,
    ...(isNew ? { facts: writtenFacts } : {}),
    pictures: isNew || pictures.mark ? { ...pictures, ...(await pixelPictures(boardDraft)) } : pictures,
  };
  return v.is(BrandDraft, draft) ? draft : undefined;
}

/** The files of the draft, for the download. */
export function filesOf(draft: BrandDraft, today: CalendarDate) {
  const brand = brandOf(draft.name);
  return brand ? changedFiles(draft, brand.assets, "What this brand decides.") : newFiles(draft, today);
}

const newFiles = (draft: BrandDraft, today: string) =>
  brandFiles(draft, { templates: brandTemplates, today, versions: workspaceVersions });

/** Size of the mark as a part of the picture's shorter side. */
const markShare = 0.6;

/** The icon for home screens and the picture for links: the mark on the background colour of a page. */
async function pixelPictures(draft: BoardDraft) {
  const { assets } = brandOfDraft(draft);
  const mark = new Image();
  mark.src = assets.mark.url ?? `${brandOfDraft(draft).assetBase}${assets.mark.file}`;
  await mark.decode();
  const renderAt = (width: number, height: number) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser cannot draw on a canvas.");
    context.fillStyle = draft.tokens.decisions.paper;
    context.fillRect(0, 0, width, height);
    const size = Math.min(width, height) * markShare;
    context.drawImage(mark, (width - size) / 2, (height - size) / 2, size, size);
    return { width, height, content: canvas.toDataURL("image/png").split(",")[1] ?? "" };
  };
  return { touchIcon: renderAt(180, 180), social: renderAt(1200, 630) };
}

const storageKey = "kaitori-board";

/** Stores the draft in the browser, for the next visit. */
export function storeDraft(draft: BoardDraft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A browser may refuse to store; the open page still has the draft.
  }
}

export function readStoredDraft(): BoardDraft | undefined {
  try {
    const parsed = v.safeParse(StoredDraft, JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
