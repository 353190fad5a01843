import type { ReactNode } from "react";
import * as styles from "./AgreementText.css.ts";

/** A name and a sum or a day with nothing else, as 別表 and the prices list them. */
const entered = /^([^　。]+)　([\d,]+円|\d{4}年\d{1,2}月\d{1,2}日(?:（.）)?)$/;

/**
 * The lines of a paragraph as they are agreed to, sign by sign: where several figures follow one another, they stand
 * below each other at the end of their lines. Only how they look is different, so what is shown is what was hashed.
 */
export function AgreementLines({ lines }: { lines: readonly string[] }) {
  const parts = runsOf(lines);
  if (parts.every(({ isTable }) => !isTable)) return <p className={styles.lines}>{lines.join("\n")}</p>;
  return (
    <div className={styles.lines}>
      {parts.map(({ at, isTable, run }, place) => {
        const end = place < parts.length - 1 ? "\n" : "";
        return isTable ? <Figures key={at} run={run} end={end} /> : `${run.join("\n")}${end}`;
      })}
    </div>
  );
}

interface FiguresProps {
  readonly run: readonly string[];
  readonly end: string;
}

function Figures({ run, end }: FiguresProps): ReactNode {
  return (
    <dl className={styles.figures}>
      {run.map((line, place) => {
        const [, name, figure] = entered.exec(line) ?? [];
        return (
          <div key={`${place} ${name}`} className={styles.figure}>
            <dt>{`${name}　`}</dt>
            <dd>{`${figure}${place < run.length - 1 ? "\n" : end}`}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface Run {
  readonly at: number;
  readonly isTable: boolean;
  readonly run: string[];
}

/** The lines in groups of figures and of text; a figure by itself is text. */
function runsOf(lines: readonly string[]): Run[] {
  const isEntered = lines.map((line) => entered.test(line));
  const runs: Run[] = [];
  for (const [at, line] of lines.entries()) {
    const isTable = isEntered[at] === true && (isEntered[at - 1] === true || isEntered[at + 1] === true);
    const last = runs.at(-1);
    if (last?.isTable === isTable) last.run.push(line);
    else runs.push({ at, isTable, run: [line] });
  }
  return runs;
}
