import { draftDifferencesCopy } from "@kaitori/brand/copy/draft-differences";
import { type DraftValue, isCalendarDate } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { type DraftDifference, draftDifferences, isRecord } from "./draft-differences.ts";
import type { LineOf } from "./use-line-of.ts";

export interface DraftDifferencesProps {
  readonly here: DraftValue;
  readonly there: DraftValue;
  /** Prefixes a finding with the name of its field. */
  readonly lineOf: LineOf;
}

const most = 5;

/** Lists the fields that differ, with both values. */
export function DraftDifferences({ here, there, lineOf }: DraftDifferencesProps) {
  const words = useCopy(draftDifferencesCopy);
  const say = useDifference();
  const lines = draftDifferences(here, there).flatMap((difference) => {
    const message = say(difference);
    const line = lineOf(difference.path, message);
    // A field without a label is not typed by the user.
    return line === message ? [] : [line];
  });
  const told = [...new Set(lines)];
  if (told.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text weight="strong">{words.title}</Text>
      <ul>
        {told.slice(0, most).map((line) => (
          <li key={line}>
            <Text size="small">{line}</Text>
          </li>
        ))}
      </ul>
      {told.length > most && <Text size="small">{words.more({ count: told.length - most })}</Text>}
    </Stack>
  );
}

function useDifference(): (difference: DraftDifference) => string {
  const words = useCopy(draftDifferencesCopy);
  const dates = useDates();
  const textOf = (value: DraftValue): string | undefined => {
    if (value === "" || value === null || value === undefined) return words.nothing;
    if (typeof value !== "string" || isCode(value)) return undefined;
    return isCalendarDate(value) ? dates.day(value) : value;
  };
  return ({ here, there }) => {
    const [own, other] = [textOf(here), textOf(there)];
    if (own !== undefined && other !== undefined) return words.values({ here: own, there: other });
    if (isRecord(here) && !isRecord(there)) return words.onlyHere;
    if (isRecord(there) && !isRecord(here)) return words.onlyThere;
    return words.differs;
  };
}

/** A selected value is an internal name, not a text that the user has seen. */
const isCode = (value: string) => /^[a-z][a-z_]*$/i.test(value);
