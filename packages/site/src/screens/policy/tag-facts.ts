import type { CopyOf } from "@kaitori/brand";
import type { externalCopy } from "@kaitori/brand/copy/external";
import type { Tag } from "@kaitori/brand/settings";

export interface TagFacts {
  readonly name: string;
  readonly company: string;
  readonly sent: string;
  readonly purpose: string;
  readonly policy: string;
  readonly optOut?: string | undefined;
}

const google = {
  policy: "https://policies.google.com/privacy?hl=ja",
  optOut: "https://tools.google.com/dlpage/gaoptout?hl=ja",
};

/** The facts about a tag that the law requires: for known tags from the copy, for others from the brand. */
export function tagFacts(tag: Tag, words: CopyOf<typeof externalCopy>): TagFacts {
  if (tag.kind === "other") return tag;
  return {
    name: words[`${tag.kind}Name`],
    company: words[`${tag.kind}Company`],
    sent: words[`${tag.kind}Sent`],
    purpose: words[`${tag.kind}Purpose`],
    policy: google.policy,
    ...(tag.kind === "googleAnalytics" && { optOut: google.optOut }),
  };
}
