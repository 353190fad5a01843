import { useHasAddedCalls } from "../server/use-has-added-calls.ts";
import { useSite } from "./SiteProvider.tsx";

/** The papers that the brand requires in addition, for the applicants that it serves; a server of level 0 stores none. */
export function useRequiredPapers() {
  const { individuals, furtherPapers = [] } = useSite().brand.settings;
  const papers = furtherPapers.filter(
    ({ required, from }) => required && (individuals || from !== "individual"),
  );
  return useHasAddedCalls(papers.length > 0) ? papers : [];
}
