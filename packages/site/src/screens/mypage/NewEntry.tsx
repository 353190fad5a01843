import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { type NewEntryBlocker, type Readiness, readinessPaths } from "@kaitori/domain";
import { Banner, ButtonLink, Stack } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { isOver } from "#application/entry/entry-phase.ts";
import { Blockers } from "#application/readiness/Blockers.tsx";
import { isClosed } from "#application/readiness/steps-done.ts";
import { useMissingLinkText } from "#application/readiness/use-missing-link-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { WhyIdentityAgain } from "./WhyIdentityAgain.tsx";

/** Blockers that the card of an open entry already shows. */
const statedByEntry: ReadonlySet<NewEntryBlocker> = new Set(["hasPreContractEntry", "hasInadequateClaim"]);

/** The place of a blocker on my-page: on the way to an entry, elsewhere on the page already, or beside the button. */
const blockerPlacement = {
  identityImperfect: "onTheWay",
  identityExpired: "onTheWay",
  loggedOut: "already",
  newEntriesStopped: "here",
  hasPreContractEntry: "here",
  hasInadequateClaim: "here",
  preEntryDeclined: "here",
  hasDelayClaim: "here",
} as const satisfies Record<NewEntryBlocker, "onTheWay" | "already" | "here">;

/** A link to the first missing item of a new entry, or the reason against it (R4.14, B2). */
export function NewEntry({
  readiness,
  entries,
  isSecond = false,
}: {
  readiness: Readiness;
  entries: readonly Entry[];
  /** The card above has a button for the next step. */
  isSecond?: boolean;
}) {
  const { blockers, missing } = readiness;
  const words = useCopy(mypageCopy);
  const { title } = useCopy(blockersCopy);
  const wayTo = useMissingLinkText();
  // The button leads to the first missing item.
  const [next] = missing;
  // With an open entry a new one is not the next step.
  const isOneOfSeveral = isSecond || !entries.every(isOver);
  if (!isClosed(readiness))
    return (
      <Stack gap="s">
        {next && !isOneOfSeveral && <WhyIdentityAgain missing={next} />}
        <div>
          <ButtonLink
            href={readinessPaths[next?.page ?? "invoices"]}
            tone={isOneOfSeveral ? "secondary" : "primary"}
          >
            {isOneOfSeveral ? words.anotherEntry : next ? wayTo(next) : words.newEntry}
          </ButtonLink>
        </div>
      </Stack>
    );
  const toSay = blockers.filter(
    (blocker) => blockerPlacement[blocker] === "here" && !(isOneOfSeveral && statedByEntry.has(blocker)),
  );
  if (toSay.length === 0) return null;
  if (isOneOfSeveral && toSay.every((blocker) => blocker === "hasDelayClaim"))
    return (
      <div>
        <Blockers blockers={toSay} isQuiet />
      </div>
    );
  return (
    <Banner tone="caution" title={title}>
      <Stack gap="s">
        <Blockers blockers={toSay} />
      </Stack>
    </Banner>
  );
}
