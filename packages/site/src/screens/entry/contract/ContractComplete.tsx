import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { EntryStatus, href } from "@kaitori/domain";
import { Amount, ButtonLink, Card, Columns, EmptyState, Heading, Inline, Stack, Text } from "@kaitori/ui";
import { type Entry, listEntries, listHandOvers } from "@kaitori/wire";
import { AccountLines } from "#application/entry/AccountLines.tsx";
import { entriesQuery } from "#application/entry/entries-query.ts";
import { priceOfClaims } from "#application/entry/entry-price.ts";
import { HandOvers } from "#application/entry/hand-over/HandOvers.tsx";
import { handOverDues } from "#application/entry/hand-over/hand-over-dues.ts";
import { soldClaims } from "#application/entry/owed-claims.ts";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** Loads the unpaid entry that was contracted last, because the address has no entry id (R2.1), and the hand-overs. */
export async function load({ site }: LoadArgs) {
  const [entries, handOvers] = await Promise.all([
    site.api.call(listEntries, entriesQuery(site.server, { finished: 0 })),
    site.api.call(listHandOvers),
  ]);
  const contracted = entries.filter(({ status }) => status === EntryStatus.contracted);
  const contractedAt = ({ contracted_at }: Entry) => Date.parse(contracted_at ?? "");
  const entry = contracted.toSorted((one, other) => contractedAt(other) - contractedAt(one))[0] ?? null;
  return { entry, handOvers };
}

/** After signing: payout, account and date, and the later hand-over (B11). */
export default function ContractCompleteScreen() {
  const words = useCopy(contractCopy);
  const { payOutBy } = useCopy(entryStatusCopy);
  const promiseOf = usePromiseOfEntry();
  const { entry, handOvers } = useScreenData<typeof load>();
  if (!entry)
    return (
      <EmptyState
        level={1}
        title={words.noContractTitle}
        action={<ButtonLink href={href.mypage()}>{words.noContractAction}</ButtonLink>}
      >
        {words.noContractText}
      </EmptyState>
    );
  const price = priceOfClaims(entry.claims);
  const { date, text: payOutText = date && payOutBy({ date }) } = promiseOf(entry) ?? {};
  return (
    <Stack gap="l">
      <DoneHeading>{words.doneTitle}</DoneHeading>
      <Columns>
        <Stack gap="l">
          {price && (
            <Card tone="emphasis" gap="s">
              <Text size="small">{words.receivedTotal}</Text>
              <Amount yen={price.deposit} size="figure" />
              {payOutText && (
                <Text>
                  <KeepWhole>{payOutText}</KeepWhole>
                </Text>
              )}
              {entry.bank_account && <AccountLines account={entry.bank_account} />}
            </Card>
          )}
          <Inline>
            <ButtonLink href={href.entryDetail({ entryId: entry.id })}>{words.doneDetail}</ButtonLink>
            <ButtonLink tone="secondary" href={href.agreement({ entryId: entry.id })}>
              {words.doneAgreement}
            </ButtonLink>
          </Inline>
          <Stack gap="s" as="section">
            <Heading level={2}>{words.returnTitle}</Heading>
            <Text>{words.returnText}</Text>
            <HandOvers dues={handOverDues(soldClaims(entry.claims), handOvers)} />
          </Stack>
        </Stack>
        <Help entry={entry} />
      </Columns>
    </Stack>
  );
}
