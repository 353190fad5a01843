import { telHref } from "@kaitori/domain";
import { Link, Unbroken } from "@kaitori/ui";
import { useBrand } from "../brand/BrandProvider.tsx";

/** A sentence of the copy that names the telephone number, and perhaps its hours: on a phone the number is pressed, not typed. */
export function CallUs({ children: sentence }: { children: string }) {
  const { phone, hours } = useBrand().settings.legal;
  const [before = sentence, after] = sentence.split(phone);
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <Link href={telHref(phone)}>{phone}</Link>
      <HoursWhole hours={hours}>{after}</HoursWhole>
    </>
  );
}

/** 受付 does not stand alone at the end of a line, nor do the hours break while they fit in one. */
function HoursWhole({ hours, children: sentence }: { hours: string; children: string }) {
  const at = sentence.indexOf(hours);
  if (at < 0) return sentence;
  const before = sentence.slice(0, at);
  const word = /[^\s、。（]*\s?$/.exec(before)?.[0] ?? "";
  return (
    <>
      {before.slice(0, at - word.length)}
      <Unbroken>
        {word}
        <Unbroken>{hours}</Unbroken>
      </Unbroken>
      {sentence.slice(at + hours.length)}
    </>
  );
}
