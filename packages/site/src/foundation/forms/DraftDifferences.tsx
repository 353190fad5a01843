import { draftDifferencesCopy } from "@kaitori/brand/copy/draft-differences";
import { type DraftValue, hasUnsavedChanges, isCalendarDate } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import type { SummaryLineOf } from "./use-summary-line-of.ts";

export interface DraftDifferencesProps {
  /** The values in the form of this page. */
  readonly ownDraft: DraftValue;
  /** The values that another tab or device has saved. */
  readonly otherDraft: DraftValue;
  readonly summaryLineOf: SummaryLineOf;
}

const maxLines = 5;

export default function DraftDifferences({ ownDraft, otherDraft, summaryLineOf }: DraftDifferencesProps) {
  const words = useCopy(draftDifferencesCopy);
  const textOfDifference = useDifferenceText();
  const lines = draftDifferences(ownDraft, otherDraft).flatMap((difference) => {
    const message = textOfDifference(difference);
    const line = summaryLineOf(difference.path, message);
    // The user does not type a field without a label.
    return line === message ? [] : [line];
  });
  const differences = [...new Set(lines)];
  if (differences.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text weight="strong">{words.title}</Text>
      <ul>
        {differences.slice(0, maxLines).map((line) => (
          <li key={line}>
            <Text size="small">{line}</Text>
          </li>
        ))}
      </ul>
      {differences.length > maxLines && (
        <Text size="small">{words.more({ count: differences.length - maxLines })}</Text>
      )}
    </Stack>
  );
}

function useDifferenceText(): (difference: DraftDifference) => string {
  const words = useCopy(draftDifferencesCopy);
  const dates = useDates();
  const textOf = (value: DraftValue): string | undefined => {
    if (value === "" || value === null || value === undefined) return words.notEntered;
    if (typeof value !== "string" || isCode(value)) return undefined;
    return isCalendarDate(value) ? dates.day(value) : value;
  };
  return ({ ownDraft, otherDraft }) => {
    const [ownText, otherText] = [textOf(ownDraft), textOf(otherDraft)];
    if (ownText !== undefined && otherText !== undefined)
      return words.values({ here: ownText, there: otherText });
    if (hasParts(ownDraft) && !hasParts(otherDraft)) return words.onlyHere;
    if (hasParts(otherDraft) && !hasParts(ownDraft)) return words.onlyThere;
    return words.differs;
  };
}

/** A selected value is an internal name, not a text that the user has seen. */
const isCode = (value: string) => /^[a-z][a-z_]*$/i.test(value);

interface DraftDifference {
  readonly path: string;
  readonly ownDraft: DraftValue;
  readonly otherDraft: DraftValue;
}

/** Fields that are not compared part by part: ids of files mean nothing to the user. */
const atomicFields: ReadonlySet<string> = new Set(["contentfile_relations", "addfiles", "replaces"]);

/** The differences of two drafts, in the order of the form; an item that only one of them has is one difference. */
export function draftDifferences(ownDraft: DraftValue, otherDraft: DraftValue, path = ""): DraftDifference[] {
  if (!hasUnsavedChanges(ownDraft, otherDraft)) return [];
  const lastField = path.split(".").at(-1) ?? "";
  if (!hasParts(ownDraft) || !hasParts(otherDraft) || atomicFields.has(lastField))
    return [{ path, ownDraft, otherDraft }];
  const fields = [...new Set([...Object.keys(ownDraft), ...Object.keys(otherDraft)])];
  return fields.flatMap((field) =>
    draftDifferences(ownDraft[field], otherDraft[field], path ? `${path}.${field}` : field),
  );
}

const hasParts = (value: DraftValue): value is { readonly [field: string]: DraftValue } =>
  typeof value === "object" && value !== null;
