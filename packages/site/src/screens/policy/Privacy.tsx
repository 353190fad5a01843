import type { FurtherArticle } from "@kaitori/brand";
import { externalCopy } from "@kaitori/brand/copy/external";
import { privacyCopy } from "@kaitori/brand/copy/privacy";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { LongDocument } from "./LongDocument.tsx";
import { tagFacts } from "./tag-facts.ts";
import { useLegalText } from "./use-legal-text.ts";

/** The article about cookies, after which the tags are named. */
const cookies = 8;

function useTagArticle(): FurtherArticle[] {
  const { tags } = useSite().brand.settings;
  const words = useCopy(externalCopy);
  if (!tags) return [];
  const names = tags.list.map((tag) => tagFacts(tag, words).name).join("、");
  return [{ after: cookies, title: words.privacyTitle, text: words.privacyText({ names }) }];
}

export function PrivacyScreen() {
  const words = useCopy(privacyCopy);
  const { values, articles } = useLegalText(privacyCopy, "article", useTagArticle());
  return <LongDocument words={words} lead={words.lead(values)} articles={articles} />;
}
