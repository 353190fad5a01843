import { telHref } from "@kaitori/domain";
import { Link, Unbroken } from "@kaitori/ui";
import { useBrand } from "../brand/BrandProvider.tsx";

export function PhoneText({ children: sentence }: { children: string }) {
  const { phone, hours } = useBrand().settings.legal;
  const [before = sentence, after] = sentence.split(phone);
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <Link href={telHref(phone)}>{phone}</Link>
      <KeepHours hours={hours}>{after}</KeepHours>
    </>
  );
}

/** Keeps the hours on one line with the word before them; if there is no space, only the hours. */
function KeepHours({ hours, children: sentence }: { hours: string; children: string }) {
  const index = sentence.indexOf(hours);
  if (index < 0) return sentence;
  const before = sentence.slice(0, index);
  const word = /[^\s、。（]*\s?$/.exec(before)?.[0] ?? "";
  return (
    <>
      {before.slice(0, index - word.length)}
      <Unbroken>
        {word}
        <Unbroken>{hours}</Unbroken>
      </Unbroken>
      {sentence.slice(index + hours.length)}
    </>
  );
}
