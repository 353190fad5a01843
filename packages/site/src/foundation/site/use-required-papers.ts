import { useStore } from "zustand";
import { useSite } from "./SiteProvider.tsx";

/** The papers that the brand requires beside those of every brand, of the givers that it takes; a server of level 0 has none. */
export function useRequiredPapers() {
  const { brand, server } = useSite();
  const { individuals, furtherPapers = [] } = brand.settings;
  if (useStore(server.store) === 0) return [];
  return furtherPapers.filter(({ required, from }) => required && (individuals || from !== "individual"));
}
