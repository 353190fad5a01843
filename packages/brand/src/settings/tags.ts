import * as v from "valibot";
import { documented, HttpsAddress, matching, Text } from "./values.ts";

const TagOrigin = matching(
  /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
  'must be an origin such as "https://*.example.com"',
);

const Tag = v.variant(
  "kind",
  [
    v.strictObject({
      kind: v.literal("tagManager"),
      id: matching(/^GTM-[A-Z0-9]+$/, 'must look like "GTM-ABC1234"'),
    }),
    v.strictObject({ kind: v.literal("googleAnalytics") }),
    v.strictObject({
      kind: v.literal("other"),
      name: Text,
      company: Text,
      /** Data that the script sends. */
      sent: Text,
      purpose: Text,
      policy: HttpsAddress,
      optOut: v.optional(HttpsAddress),
      script: v.optional(HttpsAddress),
      origins: v.optional(v.pipe(v.array(TagOrigin), v.maxLength(20, "must hold at most 20"))),
    }),
  ],
  'must be "tagManager", "googleAnalytics" or "other"',
);
export type Tag = v.InferOutput<typeof Tag>;

/** Third-party scripts on the brand's pages, and the consent that they need. */
export const Tags = v.strictObject({
  consent: documented(
    'Consent of visitors: "ask" loads no script before they allow it; "inform" loads scripts at once, and visitors can refuse on /policy/external/.',
    v.picklist(["ask", "inform"], 'must be "ask" or "inform"'),
  ),
  list: documented(
    "Third-party scripts on the brand's pages, including those that the tag manager inserts; other scripts do not run.",
    v.pipe(v.array(Tag), v.minLength(1, "must name at least one"), v.maxLength(12, "must name at most 12")),
  ),
});
export type Tags = v.InferOutput<typeof Tags>;
