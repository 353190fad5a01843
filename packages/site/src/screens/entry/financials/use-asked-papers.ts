import { areDocumentsConfirmed, kindsOf } from "@kaitori/domain";
import type { DraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { AskedPaper } from "./financial-values.ts";

/**
 * The papers of the brand that are given in this step: what an earlier entry has given, and what still counts, is not
 * asked for again. Decided as the step is opened, like the financial statements (`useNewPapers`).
 */
export function useAskedPapers({ addfiles }: Pick<DraftEntry, "addfiles">): readonly AskedPaper[] {
  const { readiness } = useSite();
  const inDraft = addfiles.flatMap(kindsOf);
  const [papers] = useState(() => readiness.store.getState()?.further_papers ?? []);
  return papers.filter(({ kind, status }) => !areDocumentsConfirmed(status) || inDraft.includes(kind));
}
