import { useHasServerLevel } from "../server/use-has-server-level.ts";
import { useSite } from "./SiteProvider.tsx";

/** The papers that the brand requires beside those of every brand, of the givers that it takes; a server of level 0 has none. */
export function useRequiredPapers() {
  const { individuals, furtherPapers = [] } = useSite().brand.settings;
  const papers = furtherPapers.filter(
    ({ required, from }) => required && (individuals || from !== "individual"),
  );
  return useHasServerLevel(1, papers.length > 0) ? papers : [];
}
