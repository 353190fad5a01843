import { Unbroken } from "@kaitori/ui";

export interface KeepWholeProps {
  /** A filled-in value, such as a mail address; without it, every date and every number with its unit. */
  readonly part?: string;
  readonly children: string;
}

/** A sentence of the copy in which what is read as one stays on one line. */
export function KeepWhole({ part, children: sentence }: KeepWholeProps) {
  if (part === undefined) return <FiguresWhole>{sentence}</FiguresWhole>;
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

/** 2026年11月26日（木）まで, 3営業日以内, 1,320,000円, 5枚, and the mark that follows: it begins no line. */
const figure =
  /((?:\d{4}年\d{1,2}月\d{1,2}日(?:（.）)?(?:までに?)?|[\d,.]+(?:円|％|営業日(?:以内)?|日|件|枚|個|分|時間|か月|年))[、。]?)/;

function FiguresWhole({ children: sentence }: { readonly children: string }) {
  // Every second part matches the pattern.
  return sentence
    .split(figure)
    .map((part, index) => (index % 2 === 1 ? <Figure key={`${index} ${part}`}>{part}</Figure> : part));
}

/** If a day with the words after it is too long for a line, the day itself stays whole. */
function Figure({ children: figure }: { readonly children: string }) {
  const [day, rest] = figure.split(/(?=まで)/);
  if (rest === undefined) return <Unbroken>{figure}</Unbroken>;
  return (
    <Unbroken>
      <Unbroken>{day}</Unbroken>
      {rest}
    </Unbroken>
  );
}
