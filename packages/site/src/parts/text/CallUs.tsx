import { telHref } from "@kaitori/domain";
import { Link } from "@kaitori/ui";
import { useBrand } from "../brand/BrandProvider.tsx";
import { KeepWhole } from "./KeepWhole.tsx";

/** A sentence of the copy that names the telephone number, and perhaps its hours: on a phone the number is pressed, not typed. */
export function CallUs({ children: sentence }: { children: string }) {
  const { phone, hours } = useBrand().settings.legal;
  const [before = sentence, after] = sentence.split(phone);
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <Link href={telHref(phone)}>{phone}</Link>
      <KeepWhole part={hours}>{after}</KeepWhole>
    </>
  );
}
