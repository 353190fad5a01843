import { Unbroken } from "@kaitori/ui";

/** A sentence of the copy in which what was filled in, such as a mail address, stays on one line. */
export function KeepWhole({ part, children: sentence }: { part: string; children: string }) {
  const at = sentence.indexOf(part);
  if (part === "" || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <Unbroken>{part}</Unbroken>
      {sentence.slice(at + part.length)}
    </>
  );
}
