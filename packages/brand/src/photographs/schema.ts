import * as v from "valibot";
import { documented, matching, optional } from "../settings/values.ts";

const pixels = v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(1, "must be at least 1"));
const share = v.pipe(
  v.number(),
  v.minValue(0, "must be between 0 and 1"),
  v.maxValue(1, "must be between 0 and 1"),
);

/** Name of a photograph; sections and the addresses of its files contain it. */
export const PhotographName = matching(
  /^[a-z][a-z0-9-]*$/,
  "must be lower-case letters, digits and hyphens, a letter first",
);

const Photograph = v.strictObject({
  file: documented("File name of the original in photographs/.", v.string()),
  version: documented(
    'Hash of the original; "npx pnpm brand pictures" writes it.',
    matching(/^[\da-f]{8}$/, "must be as the command wrote it"),
  ),
  width: documented("Width of the original in px.", pixels),
  height: documented("Height of the original in px.", pixels),
  alt: documented("Text alternative of the picture; empty if the text beside it says the same.", v.string()),
  focus: optional(
    "Point that stays visible when the picture is cropped, as shares of its width and height.",
    v.tuple([share, share], "must be two shares, such as [0.5, 0.4]"),
  ),
});

/** A brand's photographs as they come from a file. */
export const BrandPhotographs = v.record(PhotographName, Photograph);
