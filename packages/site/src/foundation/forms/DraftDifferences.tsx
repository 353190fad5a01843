import { draftDifferencesCopy } from "@kaitori/brand/copy/draft-differences";
import { type DraftValue, hasUnsavedChanges, isCalendarDate } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
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

/** One place at which two drafts of a form differ. */
interface DraftDifference {
  readonly path: string;
  readonly here: DraftValue;
  readonly there: DraftValue;
}

/** Files are compared as a whole: their ids mean nothing to the user. */
const asOne: ReadonlySet<string> = new Set(["contentfile_relations", "addfiles", "replaces"]);

/** The differences of two drafts, in the order of the form; an item that only one of them has is one difference. */
export function draftDifferences(here: DraftValue, there: DraftValue, path = ""): DraftDifference[] {
  if (!hasUnsavedChanges(here, there)) return [];
  const last = path.split(".").at(-1) ?? "";
  if (!isRecord(here) || !isRecord(there) || asOne.has(last)) return [{ path, here, there }];
  const fields = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return fields.flatMap((field) =>
    draftDifferences(here[field], there[field], path ? `${path}.${field}` : field),
  );
}

export const isRecord = (value: DraftValue): value is { readonly [field: string]: DraftValue } =>
  typeof value === "object" && value !== null;
