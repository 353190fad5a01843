import { useSite } from "./SiteProvider.tsx";

/** The papers that the brand requires beside those of every brand, of the givers that it takes. */
export function useRequiredPapers() {
  const { brand } = useSite();
  const { individuals, furtherPapers = [] } = brand.settings;
  return furtherPapers.filter(({ required, from }) => required && (individuals || from !== "individual"));
}
