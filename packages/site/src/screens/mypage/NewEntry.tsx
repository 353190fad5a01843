import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { isPreContract, type NewEntryBlocker, places } from "@kaitori/domain";
import { Banner, ButtonLink, Link, Stack } from "@kaitori/ui";
import type { Entry, Readiness } from "@kaitori/wire";
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
  const at = (place: "here" | "onTheWay") =>
    blockers.filter((blocker) => blockerPlacement[blocker] === place);
  const toSay = at("here");
  // What a new entry would ask for on its way, the one that runs needs for its contract.
  const forRunning = entries.some(isPreContract) ? at("onTheWay") : [];
  return (
    <>
      {forRunning.length > 0 && (
        <Banner tone="caution" title={words.neededForContract}>
          <Stack gap="s">
            <Blockers blockers={forRunning} />
          </Stack>
        </Banner>
      )}
      {toSay.length > 0 && (
        <Banner tone={toSay.every(isOrdinary) ? "notice" : "caution"} title={title}>
          <Stack gap="s">
            <Blockers blockers={toSay} ways={waysOut(entries)} />
          </Stack>
        </Banner>
      )}
    </>
  );
}
