import { termsCopy } from "@kaitori/brand/copy/terms";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useLegalText } from "./Articles.tsx";
import { LongDocument } from "./LongDocument.tsx";

export default function TermsScreen() {
  const words = useCopy(termsCopy);
  const { values, articles } = useLegalText(termsCopy);
  return <LongDocument words={words} lead={words.lead(values)} articles={articles} />;
}
