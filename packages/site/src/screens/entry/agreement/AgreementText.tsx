import { contractBlocks } from "@kaitori/brand/text";
import { Heading, Note, Stack } from "@kaitori/ui";
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
              <Note>{lines.join("\n")}</Note>
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
  const groups = groupsOf(lines);
  if (groups.every(({ isTable }) => !isTable)) return <p className={styles.lines}>{lines.join("\n")}</p>;
  return (
    <div className={styles.lines}>
      {groups.map(({ start, isTable, lines }, groupIndex) => {
        const end = groupIndex < groups.length - 1 ? "\n" : "";
        return isTable ? <ValueTable key={start} lines={lines} end={end} /> : `${lines.join("\n")}${end}`;
      })}
    </div>
  );
}

function ValueTable({ lines, end }: { lines: readonly string[]; end: string }): ReactNode {
  return (
    <dl className={styles.valueTable}>
      {lines.map((line, lineIndex) => {
        const [, label, value] = labelledValue.exec(line) ?? [];
        return (
          <div key={`${lineIndex} ${label}`} className={styles.valueRow}>
            <dt>{`${label}　`}</dt>
            <dd>{`${value}${lineIndex < lines.length - 1 ? "\n" : end}`}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface LineGroup {
  readonly start: number;
  readonly isTable: boolean;
  readonly lines: string[];
}

/** Groups the lines into tables and text; a single line with a value is text. */
function groupsOf(lines: readonly string[]): LineGroup[] {
  const hasValue = lines.map((line) => labelledValue.test(line));
  const groups: LineGroup[] = [];
  for (const [index, line] of lines.entries()) {
    const isTable =
      hasValue[index] === true && (hasValue[index - 1] === true || hasValue[index + 1] === true);
    const last = groups.at(-1);
    if (last?.isTable === isTable) last.lines.push(line);
    else groups.push({ start: index, isTable, lines: [line] });
  }
  return groups;
}
