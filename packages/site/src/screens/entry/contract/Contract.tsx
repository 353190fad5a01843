import { contractCopy } from "@kaitori/brand/copy/contract";
import { canCancel, href } from "@kaitori/domain";
import { Columns, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, CurrentUser, Entry, HistoryEvent } from "@kaitori/wire";
import type { ReactNode } from "react";
import { type EntryPhase, entryPhase } from "#application/entry/entry-phase.ts";
import { NothingToDo } from "#application/entry/NothingToDo.tsx";
import { Help } from "#application/inquiry/Help.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/session/use-session.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { CancelEntry } from "../detail/CancelEntry.tsx";
import { ContractOffer } from "./ContractOffer.tsx";
import { contractObstacles } from "./contract-obstacles.ts";
import { loadContract } from "./load-contract.ts";
import { OverOffer } from "./OverOffer.tsx";

export { loadContract };

const contractedPhases: ReadonlySet<EntryPhase> = new Set(["contracted", "transferred", "archived"]);

/** The price before consent, and the contract (B5). */
export function ContractScreen() {
  const words = useCopy(contractCopy);
  const session = useSession();
  const { entry, terms, history, isOpen } = useScreenData<typeof loadContract>();
  const phase = entryPhase(entry);
  if (phase !== "offerEnded" && terms && session.kind === "user")
    return <Open entry={entry} terms={terms} history={history} user={session.user} />;
  const title = contractedPhases.has(phase)
    ? words.contractedTitle
    : phase === "underReview"
      ? words.reviewTitle
      : words.wrongStateTitle;
  return (
    <Stack gap="l">
      <Head entry={entry} />
      {phase === "offerEnded" ? (
        <OverOffer entry={entry} terms={terms} isOpen={isOpen} />
      ) : (
        <NothingToDo entry={entry} words={{ ...words, wrongStateTitle: title }} />
      )}
    </Stack>
  );
}

interface OpenProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
  readonly history: readonly HistoryEvent[];
  readonly user: CurrentUser;
}

/** An open offer; the form is hidden from a user who cannot sign. */
function Open({ entry, terms, history, user }: OpenProps) {
  const dates = useDates();
  const words = useCopy(contractCopy);
  const obstacles = contractObstacles(entry, user, readToday());
  const { contract_period: period } = entry;
  return (
    <Stack gap="l">
      <Head entry={entry}>
        {obstacles.length === 0 && period && <Text>{words.deadline({ date: dates.day(period) })}</Text>}
      </Head>
      <ContractOffer entry={entry} terms={terms} history={history} user={user} obstacles={obstacles} />
      <Columns>
        <Help entry={entry} />
      </Columns>
      {canCancel(entry) && (
        <Stack align="start">
          <CancelEntry entry={entry} />
        </Stack>
      )}
    </Stack>
  );
}

function Head({ entry, children }: { readonly entry: Entry; readonly children?: ReactNode }) {
  const words = useCopy(contractCopy);
  return (
    <Stack gap="s">
      <Link variant="standalone" href={href.entryDetail({ entryId: entry.id })}>
        {words.backToDetail}
      </Link>
      <Heading level={1}>{words.title}</Heading>
      {children}
    </Stack>
  );
}
