import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { isPreContract, type NewEntryBlocker, places } from "@kaitori/domain";
import { Banner, ButtonLink, Link, Stack } from "@kaitori/ui";
import type { Entry, Readiness } from "@kaitori/wire";
import type { ReactNode } from "react";
import { Blockers } from "#application/readiness/Blockers.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { blockerPlacement, isWayOpen } from "./blocker-placement.ts";
import { waysOut } from "./ways-out.ts";

export interface NewEntryProps {
  readonly readiness: Readiness;
  readonly entries: readonly Entry[];
}

/** A running entry is an ordinary cause, not a problem. */
const isOrdinary = (blocker: NewEntryBlocker) => blocker === "hasPreContractEntry";

/** The way to a new entry, by the first thing that is missing; or what keeps it closed (R4.14, B2). */
export function NewEntry({ readiness, entries }: NewEntryProps) {
  const { blockers, missing } = readiness;
  const words = useCopy(mypageCopy);
  const { title } = useCopy(blockersCopy);
  if (isWayOpen(readiness))
    return (
      <Stack gap="s" align="start">
        <ButtonLink href={places[missing[0]?.place ?? "invoices"]}>{words.newEntry}</ButtonLink>
        {/* What was given with an earlier entry may not be so any more. */}
        {entries.length > 0 && (
          <Link variant="standalone" href={places.beforeEntry}>
            {words.checkProfile}
          </Link>
        )}
      </Stack>
    );
  const toSay = blockers.filter((blocker) => blockerPlacement[blocker] === "here");
  if (toSay.length === 0) return null;
  return (
    <Banner tone={toSay.every(isOrdinary) ? "notice" : "caution"} title={title}>
      <Stack gap="s">
        <Blockers blockers={toSay} ways={waysOut(entries)} />
      </Stack>
    </Banner>
  );
}

/** What a new entry would ask for on its way, the one that runs needs for its contract. */
export function NeededForContract({ readiness, entries }: NewEntryProps): ReactNode {
  const words = useCopy(mypageCopy);
  const needed = readiness.blockers.filter((blocker) => blockerPlacement[blocker] === "onTheWay");
  if (isWayOpen(readiness) || needed.length === 0 || !entries.some(isPreContract)) return null;
  return (
    <Banner tone="caution" title={words.neededForContract}>
      <Stack gap="s">
        <Blockers blockers={needed} />
      </Stack>
    </Banner>
  );
}
