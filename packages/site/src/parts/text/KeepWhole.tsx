import { Unbroken } from "@kaitori/ui";

export interface KeepWholeProps {
  /** The value to keep on one line; by default every date and every number with its unit. */
  readonly part?: string;
  readonly children: string;
}

/** Prevents line breaks inside values of a sentence. */
export function KeepWhole({ part, children: sentence }: KeepWholeProps) {
  if (part === undefined) return <KeepFigures>{sentence}</KeepFigures>;
  const index = sentence.indexOf(part);
  if (part === "" || index < 0) return sentence;
  return (
    <>
      {sentence.slice(0, index)}
      <Unbroken>{part}</Unbroken>
      {sentence.slice(index + part.length)}
    </>
  );
}

/** 2026年11月26日（木）まで, 3営業日以内, 1,320,000円, and a following punctuation mark. */
const figure =
  /((?:\d{4}年\d{1,2}月\d{1,2}日(?:（.）)?(?:までに?)?|[\d,.]+(?:円|％|営業日(?:以内)?|日|件|枚|個|分|時間|か月|年))[、。]?)/;

function KeepFigures({ children: sentence }: { readonly children: string }) {
  // Every second part matches the pattern.
  return sentence
    .split(figure)
    .map((part, index) => (index % 2 === 1 ? <Figure key={`${index} ${part}`}>{part}</Figure> : part));
}

/** If the date with its suffix is too long for a line, keeps only the date whole. */
function Figure({ children: figure }: { readonly children: string }) {
  const [day, suffix] = figure.split(/(?=まで)/);
  if (suffix === undefined) return <Unbroken>{figure}</Unbroken>;
  return (
    <Unbroken>
      <Unbroken>{day}</Unbroken>
      {suffix}
    </Unbroken>
  );
}
