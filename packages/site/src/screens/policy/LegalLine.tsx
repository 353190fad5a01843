import { useSite } from "#foundation/site/SiteProvider.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** A line of a legal page: names, addresses and hours in it are not torn apart. */
export function LegalLine({ children: line }: { children: string }) {
  const { address, hours, email, representative } = useSite().brand.settings.legal;
  const part = [address, hours, email, representative].find((one) => line.includes(one));
  return <KeepWhole part={part ?? ""}>{line}</KeepWhole>;
}
