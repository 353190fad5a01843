import { furtherKeyPattern, furtherPaperGivers } from "@kaitori/domain";
import * as v from "valibot";
import { documented } from "./documented.ts";
import { Sentence, WholeNumber } from "./values.ts";

const atMost = (most: number) => v.pipe(Sentence, v.maxLength(most, `must have at most ${most} characters`));
const between = (least: number, most: number) =>
  v.pipe(
    WholeNumber,
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

export const FurtherPaper = v.strictObject({
  key: documented(
    "Its name for the server and the desk: small letters and underscores. It stays: files bear it.",
    v.pipe(
      v.string(),
      v.regex(
        furtherKeyPattern,
        'must be words of small letters with "_" between them, such as "tax_payment"',
      ),
      v.maxLength(40, "must have at most 40 characters"),
    ),
  ),
  title: documented("What applicants call it.", atMost(30)),
  guidance: documented("What it is, what must be readable in it, and where one gets it.", atMost(300)),
  from: documented(
    "Who is asked for it: corporate, individual or both.",
    v.picklist(furtherPaperGivers, 'must be "corporate", "individual" or "both"'),
  ),
  required: documented(
    "Whether nothing can be submitted without it; else it is wished for.",
    v.boolean("must be true or false"),
  ),
  only: v.optional(
    documented(
      "The only form in which it is taken, pdf or picture; JPEG, PNG and PDF when left out.",
      v.picklist(["pdf", "picture"], 'must be "pdf" or "picture"'),
    ),
  ),
  files: v.optional(
    documented(
      "How many files it may be, up to limits.uploadsPerKind, which holds when left out.",
      between(1, 100),
    ),
  ),
  goodForDays: v.optional(
    documented(
      "Days from its acceptance on which later applications need no new one; as long as it is kept when left out.",
      between(1, 3650),
    ),
  ),
});
export type FurtherPaper = v.InferOutput<typeof FurtherPaper>;

/** Papers that a brand asks for beside those of the specification. */
export const FurtherPapers = v.pipe(
  v.array(FurtherPaper),
  v.minLength(1, "must hold at least one"),
  v.maxLength(10, "must hold at most 10"),
);
