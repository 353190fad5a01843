import { useSite } from "./SiteProvider.tsx";

/** The papers that the brand requires beside those of every brand, of the givers that it takes, where its server asks for them. */
export function useRequiredPapers() {
  const { brand, server } = useSite();
  const { individuals, furtherPapers = [] } = brand.settings;
  if (!server.has("further_papers")) return [];
  return furtherPapers.filter(({ required, from }) => required && (individuals || from !== "individual"));
}
