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

/** What the law asks to be said of a tag: of the known ones by the copy, of another by the brand. */
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
