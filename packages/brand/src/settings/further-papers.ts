import { furtherKeyPattern, furtherPaperApplicants } from "@kaitori/domain";
import * as v from "valibot";
import { documented, listOf, optional, textUpTo, wholeNumberFrom } from "./values.ts";

export const FurtherPaper = v.strictObject({
  key: documented(
    "Name for the server and the desk: small letters and underscores. Do not change it: stored files use it.",
    v.pipe(
      v.string(),
      v.regex(
        furtherKeyPattern,
        'must be words of small letters with "_" between them, such as "tax_payment"',
      ),
      v.maxLength(40, "must have at most 40 characters"),
    ),
  ),
  title: documented("Name that applicants read.", textUpTo(30)),
  guidance: documented(
    "Explanation for applicants: the paper, its required content, and its issuer.",
    textUpTo(300),
  ),
  from: documented(
    "Applicants who must send it: corporate, individual or both.",
    v.picklist(furtherPaperApplicants, 'must be "corporate", "individual" or "both"'),
  ),
  required: documented(
    "Whether an application requires it; an optional paper is only asked for.",
    v.boolean("must be true or false"),
  ),
  only: optional(
    "The only accepted format, pdf or picture; JPEG, PNG and PDF by default.",
    v.picklist(["pdf", "picture"], 'must be "pdf" or "picture"'),
  ),
  files: optional(
    "Maximum number of files, up to limits.uploadsPerKind, which is the default.",
    wholeNumberFrom(1, 100),
  ),
  goodForDays: optional(
    "Days after acceptance in which a later application needs no new paper; by default as long as the paper is stored.",
    wholeNumberFrom(1, 3650),
  ),
});
export type FurtherPaper = v.InferOutput<typeof FurtherPaper>;

/** Papers that a brand requires beyond those of the specification. */
export const FurtherPapers = listOf(FurtherPaper, 10);
