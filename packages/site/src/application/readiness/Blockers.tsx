import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { type NewEntryBlocker, pageOfBlocker, readinessPaths } from "@kaitori/domain";
import { LineLink, Text } from "@kaitori/ui";
import { useLocation } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface BlockersProps {
  readonly blockers: readonly NewEntryBlocker[];
  /** Shown small, because other content of the page is more important. */
  readonly isSmall?: boolean;
}

/** Links to the open page are left out: my-page shows the entry itself. */
export function Blockers({ blockers, isSmall = false }: BlockersProps) {
  const words = useCopy(blockersCopy);
  const { pathname } = useLocation();
  return blockers.map((blocker) => {
    const path = readinessPaths[pageOfBlocker[blocker]];
    return (
      <div key={blocker}>
        <Text {...(isSmall && { size: "small", tone: "subtle" })}>{words[blocker]}</Text>
        {!pathname.startsWith(path) && <LineLink href={path}>{words[`${blocker}Action`]}</LineLink>}
      </div>
    );
  });
}
