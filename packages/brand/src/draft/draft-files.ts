import type { BrandAssets } from "../assets.ts";
import { assetLimits } from "../check/asset-limits.ts";
import { writeDataFile } from "../source/write-data-file.ts";
import { type BrandFiles, brandFiles, pictureFiles } from "../template/brand-files.ts";
import type { NewBrand, NewPictures } from "../template/new-brand.ts";
import { type Templates, workspaceVersions } from "../template/template-types.ts";
import type { BrandDraft } from "./brand-draft.ts";

/** The files of a new brand from a draft: its folders in `brands/` and `apps/`. */
export const newBrandFiles = (draft: BrandDraft, templates: Templates, today: string): BrandFiles =>
  brandFiles(asNewBrand(draft), { templates, today, versions: workspaceVersions });

/** The files that a draft changes in an existing brand: look and pictures; texts and settings stay. */
export const changedFiles = (draft: BrandDraft, assets: BrandAssets, comment: string): BrandFiles => ({
  [`brands/${draft.name}/tokens.ts`]: writeDataFile("BrandTokens", draft.tokens, { comment }),
  ...(Object.keys(draft.pictures ?? {}).length > 0 ? pictureFiles(asNewBrand(draft), assets) : {}),
});

export const asNewBrand = ({ pictures, facts, ...draft }: BrandDraft): NewBrand => ({
  ...draft,
  ...(facts && { facts }),
  ...(pictures && { pictures: decodePictures(pictures) }),
});

const decodePictures = (pictures: NonNullable<BrandDraft["pictures"]>): NewPictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => {
      const isPng = assetLimits[name as keyof BrandAssets].type === ".png";
      return [name, { ...picture, content: isPng ? bytesOf(picture.content) : picture.content }];
    }),
  );

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
