import { useSite } from "#foundation/site/SiteProvider.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** A line of a legal page; names, addresses, hours and text in brackets do not break. */
export function LegalLine({ children: line }: { children: string }) {
  const { address, hours, email, representative } = useSite().brand.settings.legal;
  const inBrackets = /（[^（）]{1,12}）/.exec(line)?.[0] ?? "";
  const part = [address, hours, email, representative, inBrackets].find((candidate) =>
    line.includes(candidate),
  );
  return <KeepWhole part={part ?? ""}>{line}</KeepWhole>;
}
