import { issueSentence } from "@kaitori/brand/issues";
import type { Issue } from "@kaitori/domain";
import { useSite } from "../site/SiteProvider.tsx";

export function useIssueText(): (issue: Pick<Issue, "code" | "params">) => string {
  const { copy } = useSite().brand;
  return ({ code, params = {} }) => issueSentence(copy, { code, params });
}
