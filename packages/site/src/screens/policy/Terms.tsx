import { termsCopy } from "@kaitori/brand/copy/terms";
import { useCopy } from "#parts/brand/use-copy.ts";
import { LongDocument } from "./LongDocument.tsx";
import { useLegalText } from "./use-legal-text.ts";

export function TermsScreen() {
  const words = useCopy(termsCopy);
  const { values, articles } = useLegalText(termsCopy);
  return <LongDocument words={words} lead={words.lead(values)} articles={articles} />;
}
