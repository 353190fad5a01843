import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { type NewEntryBlocker, newEntryWayOut, places } from "@kaitori/domain";
import { Link, Text } from "@kaitori/ui";
import { useLocation } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface BlockersProps {
  readonly blockers: readonly NewEntryBlocker[];
  /** Where the page knows the way out more closely. */
  readonly ways?: Readonly<Partial<Record<NewEntryBlocker, string>>>;
}

/** What stops a new entry altogether, each with the way out (R4.14); a way to this very page is none. */
export function Blockers({ blockers, ways = {} }: BlockersProps) {
  const words = useCopy(blockersCopy);
  const { pathname } = useLocation();
  return blockers.map((blocker) => {
    const place = ways[blocker] ?? places[newEntryWayOut[blocker]];
    return (
      <div key={blocker}>
        <Text>{words[blocker]}</Text>
        {!pathname.startsWith(place) && (
          <Link variant="standalone" href={place}>
            {words[`${blocker}Way`]}
          </Link>
        )}
      </div>
    );
  });
}
