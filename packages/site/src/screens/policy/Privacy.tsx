import type { CopyOf, FurtherArticle } from "@kaitori/brand";
import { externalCopy } from "@kaitori/brand/copy/external";
import { privacyCopy } from "@kaitori/brand/copy/privacy";
import type { Tag } from "@kaitori/brand/settings";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useLegalText } from "./Articles.tsx";
import { LongDocument } from "./LongDocument.tsx";

/** The number of the article about cookies; the article about tags follows it. */
const cookieArticle = 8;

function useTagArticle(): FurtherArticle[] {
  const { tags } = useSite().brand.settings;
  const words = useCopy(externalCopy);
  if (!tags) return [];
  const names = tags.list.map((tag) => tagFacts(tag, words).name).join("、");
  return [{ after: cookieArticle, title: words.privacyTitle, text: words.privacyText({ names }) }];
}

export default function PrivacyScreen() {
  const words = useCopy(privacyCopy);
  const { values, articles } = useLegalText(privacyCopy, "article", useTagArticle());
  return <LongDocument words={words} lead={words.lead(values)} articles={articles} />;
}

const google = {
  policy: "https://policies.google.com/privacy?hl=ja",
  optOut: "https://tools.google.com/dlpage/gaoptout?hl=ja",
};

/** The facts about a tag that the law requires: for known tags from the copy, for others from the brand. */
export function tagFacts(tag: Tag, words: CopyOf<typeof externalCopy>) {
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
