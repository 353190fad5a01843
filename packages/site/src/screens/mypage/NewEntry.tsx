import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { type NewEntryBlocker, type Readiness, type ReadinessItem, readinessPaths } from "@kaitori/domain";
import { Banner, ButtonLink, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { isFinished } from "#application/entry/entry-phase.ts";
import { Blockers } from "#application/readiness/Blockers.tsx";
import { isEntryBlocked } from "#application/readiness/steps-done.ts";
import { useMissingLinkText } from "#application/readiness/use-missing-link-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Blockers that the card of an open entry already shows. */
const shownByEntry: ReadonlySet<NewEntryBlocker> = new Set(["hasPreContractEntry", "hasInadequateClaim"]);

/** My-page shows a blocker as a missing item or here; `loggedOut` never, because the page requires a login. */
const blockerPlacement = {
  identityImperfect: "missingItem",
  identityExpired: "missingItem",
  loggedOut: "never",
  newEntriesStopped: "here",
  hasPreContractEntry: "here",
  hasInadequateClaim: "here",
  preEntryDeclined: "here",
  hasDelayClaim: "here",
} as const satisfies Record<NewEntryBlocker, "missingItem" | "never" | "here">;

export function NewEntry({
  readiness,
  entries,
  isSecondary = false,
}: {
  readiness: Readiness;
  entries: readonly Entry[];
  /** The card above has a button for the next step. */
  isSecondary?: boolean;
}) {
  const { blockers, missing } = readiness;
  const words = useCopy(mypageCopy);
  const { title } = useCopy(blockersCopy);
  const linkTextOf = useMissingLinkText();
  // The button links to the first missing item.
  const [next] = missing;
  // With an open entry a new one is not the next step.
  const isOneOfSeveral = isSecondary || !entries.every(isFinished);
  if (!isEntryBlocked(readiness))
    return (
      <Stack gap="s">
        {next && !isOneOfSeveral && <IdentityReason missing={next} />}
        <div>
          <ButtonLink
            href={readinessPaths[next?.page ?? "invoices"]}
            tone={isOneOfSeveral ? "secondary" : "primary"}
          >
            {isOneOfSeveral ? words.anotherEntry : next ? linkTextOf(next) : words.newEntry}
          </ButtonLink>
        </div>
      </Stack>
    );
  const shownBlockers = blockers.filter(
    (blocker) => blockerPlacement[blocker] === "here" && !(isOneOfSeveral && shownByEntry.has(blocker)),
  );
  if (shownBlockers.length === 0) return null;
  if (isOneOfSeveral && shownBlockers.every((blocker) => blocker === "hasDelayClaim"))
    return (
      <div>
        <Blockers blockers={shownBlockers} isSmall />
      </div>
    );
  return (
    <Banner tone="caution" title={title}>
      <Stack gap="s">
        <Blockers blockers={shownBlockers} />
      </Stack>
    </Banner>
  );
}

export function IdentityReason({ missing: { need, state, reason } }: { missing: ReadinessItem }) {
  const words = useCopy(identityCopy);
  const { identity } = useCopy(readinessCopy);
  if (need !== "identity" || (state !== "inadequate" && state !== "expired")) return null;
  return (
    <div>
      <Text weight="strong">
        {identity}：{words[state]}
      </Text>
      <Text>{reason ?? words[`${state}Help`]}</Text>
    </div>
  );
}
