import { expect, test } from "vitest";
import { claimsOfDraft } from "#application/entry/claim/claim-values.ts";
import { draftOfClaims, fullClaim } from "#stories/drafts.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { refusalWarningsOf } from "./RefusalBanner.tsx";

const [earlierClaim] = entryOfStory.claims;
const replacement = { ...fullClaim, replaces: earlierClaim?.id ?? null, amount: earlierClaim?.amount ?? "" };
const loaded = {
  draft: {
    ...draftOfClaims(replacement),
    replaced: [
      {
        claim: earlierClaim?.id ?? 0,
        reasons: [
          { code: "amountDiffers" as const, on_form: "1,320,000円", on_paper: "1,310,000円" },
          { code: "unreadable" as const },
          { code: "overall" as const },
        ],
      },
    ],
  },
  earlierClaims: entryOfStory.claims,
};
const refusalWarningsFor = (changes: object, files: typeof fullClaim.contentfile_relations = []) => {
  const [claim] = claimsOfDraft([{ ...replacement, contentfile_relations: files, ...changes }]);
  return claim ? refusalWarningsOf({}, claim, loaded) : undefined;
};

test("B15 a refused field has a warning until it changes, refused files until new ones are uploaded", () => {
  expect(refusalWarningsFor({})).toEqual({
    amount: expect.stringContaining("1,310,000円"),
    contentfile_relations: expect.stringContaining("読み取れませんでした"),
  });
  expect(refusalWarningsFor({ amount: "1,310,000" })).toEqual({ contentfile_relations: expect.any(String) });
  expect(refusalWarningsFor({ amount: "1,310,000" }, fullClaim.contentfile_relations)).toEqual({});
});

test("B15 an invoice that was never refused has no warning", () => {
  expect(refusalWarningsFor({ replaces: null })).toEqual({});
});
