import { issueSentence } from "@kaitori/brand/issues";
import type { Issue } from "@kaitori/domain";
import { useSite } from "../site/SiteProvider.tsx";

/** A sentence for every finding of the domain: the specification's own where it gives one, else the copy's. */
export function useIssueText(): (issue: Pick<Issue, "code" | "params">) => string {
  const { copy } = useSite().brand;
  return ({ code, params = {} }) => issueSentence(copy, { code, params });
}
