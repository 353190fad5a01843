import { contractBlocks } from "@kaitori/brand/text";
import { Heading, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";
import { footnote as footnoteClass } from "./Agreement.css.ts";
import * as styles from "./AgreementText.css.ts";

export interface AgreementTextProps {
  readonly text: string;
  readonly level: 2 | 3;
  /** The hash of the explained contract; its paragraph becomes a footnote. */
  readonly footnote?: string;
}

/** The exact text of the contract or of its explanation. */
export function AgreementText({ text, level, footnote = "" }: AgreementTextProps) {
  return (
    <Stack gap="m">
      {contractBlocks(text).map(({ title, lines }) => (
        <div key={`${title}${lines.join()}`}>
          {title && (
            <Heading level={level} size="title3">
              {title}
            </Heading>
          )}
          {footnote !== "" && lines.includes(footnote) ? (
            <div className={footnoteClass}>
              <Text size="small" tone="quiet">
                {lines.join("\n")}
              </Text>
            </div>
          ) : (
            lines.length > 0 && <AgreementLines lines={lines} />
          )}
        </div>
      ))}
    </Stack>
  );
}

/** A label with an amount or a date, as in 別表. */
const entered = /^([^　。]+)　([\d,]+円|\d{4}年\d{1,2}月\d{1,2}日(?:（.）)?)$/;

/**
 * The lines of a paragraph as they are agreed to, sign by sign: where several figures follow one another, they stand
 * below each other at the end of their lines. Only how they look is different, so what is shown is what was hashed.
 */
function AgreementLines({ lines }: { lines: readonly string[] }) {
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

function Figures({ run, end }: { run: readonly string[]; end: string }): ReactNode {
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
