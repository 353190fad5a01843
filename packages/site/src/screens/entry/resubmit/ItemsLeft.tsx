import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { Link, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { useInadequacyName } from "#application/entry/reasons/use-inadequacy-name.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { placeOfItem, type ResubmissionItem } from "./resubmission-items.ts";
import { bareSlots } from "./resubmit-issues.ts";
import type { ResubmitValues } from "./resubmit-values.ts";

export interface ItemsLeftProps {
  readonly entry: Entry;
  readonly left: readonly ResubmissionItem[];
  readonly values: ResubmitValues;
}

/**
 * The items without which the papers cannot be handed in again: each has its name, which leads to its place, and says
 * what it lacks (B2, B4).
 */
export function ItemsLeft({ entry, left, values }: ItemsLeftProps) {
  const words = useCopy(resubmitCopy);
  const nameOf = useInadequacyName(entry.claims);
  const lackOf = useLackOf();
  if (left.length === 0) return <Text weight="strong">{words.complete}</Text>;
  return (
    <Stack gap="xs">
      <Text weight="strong">{words.incomplete({ count: left.length })}</Text>
      <ul>
        {left.map((item) => (
          <li key={placeOfItem(item)}>
            <Link
              variant="standalone"
              href={`#${placeOfItem(item)}`}
              onClick={() =>
                document.getElementById(placeOfItem(item))?.closest("details")?.setAttribute("open", "")
              }
            >
              {nameOf(item.found)}
            </Link>
            <Text>{lackOf(item, values)}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The papers to give for an item: a correction, one of several papers, or each that is not there yet. */
function useLackOf() {
  const words = useCopy(resubmitCopy);
  const paperName = usePaperName();
  return (item: ResubmissionItem, values: ResubmitValues): string => {
    const { subject } = item.found;
    if (subject === "identity") return words.identityWay;
    const bare = bareSlots(item, values);
    if (subject === "claim") return bare.length > 0 ? words.lacksCorrection : words.lacksCorrectionOnly;
    const papers = [...new Set(bare.map(({ base }) => words.newPaper({ paper: paperName(base) })))].join(
      "、",
    );
    return item.needs === "any" ? words.lacksOneOf({ papers }) : papers;
  };
}
