import { issueSentence } from "@kaitori/brand/issues";
import type { Issue } from "@kaitori/domain";
import { useSite } from "../site/SiteProvider.tsx";

/** The sentence for an issue: the specification's if it has one, else the copy's. */
export function useIssueText(): (issue: Pick<Issue, "code" | "params">) => string {
  const { copy } = useSite().brand;
  return ({ code, params = {} }) => issueSentence(copy, { code, params });
}
