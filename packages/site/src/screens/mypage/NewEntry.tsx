import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { type NewEntryBlocker, places } from "@kaitori/domain";
import { Banner, ButtonLink, Stack } from "@kaitori/ui";
import type { Readiness } from "@kaitori/wire";
import { Blockers } from "../../readiness/Blockers.tsx";
import { useCopy } from "../../use-copy.ts";

/** Where the page tells of a blocker: given on the way to an entry, shown by the page already, or said here. */
const told = {
  identityImperfect: "onTheWay",
  identityExpired: "onTheWay",
  loggedOut: "already",
  newEntriesStopped: "already",
  hasPreContractEntry: "already",
  hasInadequateClaim: "already",
  preEntryDeclined: "here",
  hasDelayClaim: "here",
} as const satisfies Record<NewEntryBlocker, "onTheWay" | "already" | "here">;

/** The way to a new entry, by the first thing that is missing; or what keeps it closed (R4.14, B2). */
export function NewEntry({ readiness: { blockers, missing } }: { readiness: Readiness }) {
  const words = useCopy(mypageCopy);
  const { title } = useCopy(blockersCopy);
  if (blockers.every((blocker) => told[blocker] === "onTheWay"))
    return (
      // As wide as its words, wherever it stands.
      <div>
        <ButtonLink href={places[missing[0]?.place ?? "invoices"]}>{words.newEntry}</ButtonLink>
      </div>
    );
  const toSay = blockers.filter((blocker) => told[blocker] === "here");
  if (toSay.length === 0) return null;
  return (
    <Banner tone="caution" title={title}>
      <Stack gap="s">
        <Blockers blockers={toSay} />
      </Stack>
    </Banner>
  );
}
