import { contractCopy } from "@kaitori/brand/copy/contract";
import { canCancel, href, todayInTokyo } from "@kaitori/domain";
import { Heading, Link, Stack, Text } from "@kaitori/ui";
import { NothingToDo } from "#application/entry/NothingToDo.tsx";
import { useSession } from "#foundation/session/use-session.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { CancelEntry } from "../detail/CancelEntry.tsx";
import { ContractOffer } from "./ContractOffer.tsx";
import { loadContract } from "./load-contract.ts";

export const load = loadContract;

/** The price before consent, and the contract (B5). */
export function Screen() {
  const dates = useDates();
  const words = useCopy(contractCopy);
  const session = useSession();
  const { entry, terms } = useScreenData<typeof load>();
  const isOffered = terms !== null && session.kind === "user";
  const { contract_period: period } = entry;
  const isOver = period !== null && period < todayInTokyo(new Date());
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Link variant="standalone" href={href.entryDetail({ entryId: entry.id })}>
          {words.backToDetail}
        </Link>
        <Heading level={1}>{words.title}</Heading>
        {isOffered && !isOver && (
          <>
            <Text size="lead">{words.lead}</Text>
            {period && <Text>{words.deadline({ date: dates.day(period) })}</Text>}
          </>
        )}
      </Stack>
      {isOffered ? (
        <>
          <ContractOffer entry={entry} terms={terms} user={session.user} />
          {canCancel(entry) && (
            <Stack align="start">
              <CancelEntry entry={entry} />
            </Stack>
          )}
        </>
      ) : (
        <NothingToDo entry={entry} words={words} />
      )}
    </Stack>
  );
}
