import { contractBlocks } from "@kaitori/brand/text";
import { Heading, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";
import * as styles from "./AgreementText.css.ts";

export interface AgreementTextProps {
  readonly text: string;
  readonly level: 2 | 3;
  /** The paragraph to show as a footnote: the hash of the contract that the text explains. */
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
            <div className={styles.footnote}>
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
const labelledValue = /^([^　。]+)　([\d,]+円|\d{4}年\d{1,2}月\d{1,2}日(?:（.）)?)$/;

/**
 * The lines of a paragraph, exactly as they were hashed. Consecutive lines with an amount or a date are laid out as a
 * table, which changes only their look.
 */
function AgreementLines({ lines }: { lines: readonly string[] }) {
  const parts = runsOf(lines);
  if (parts.every(({ isTable }) => !isTable)) return <p className={styles.lines}>{lines.join("\n")}</p>;
  return (
    <div className={styles.lines}>
      {parts.map(({ at, isTable, run }, lineIndex) => {
        const end = lineIndex < parts.length - 1 ? "\n" : "";
        return isTable ? <ValueTable key={at} run={run} end={end} /> : `${run.join("\n")}${end}`;
      })}
    </div>
  );
}

function ValueTable({ run, end }: { run: readonly string[]; end: string }): ReactNode {
  return (
    <dl className={styles.figures}>
      {run.map((line, lineIndex) => {
        const [, name, figure] = labelledValue.exec(line) ?? [];
        return (
          <div key={`${lineIndex} ${name}`} className={styles.figure}>
            <dt>{`${name}　`}</dt>
            <dd>{`${figure}${lineIndex < run.length - 1 ? "\n" : end}`}</dd>
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

/** Groups the lines into tables and text; a single line with a value is text. */
function runsOf(lines: readonly string[]): Run[] {
  const hasValue = lines.map((line) => labelledValue.test(line));
  const runs: Run[] = [];
  for (const [at, line] of lines.entries()) {
    const isTable = hasValue[at] === true && (hasValue[at - 1] === true || hasValue[at + 1] === true);
    const last = runs.at(-1);
    if (last?.isTable === isTable) last.run.push(line);
    else runs.push({ at, isTable, run: [line] });
  }
  return runs;
}
