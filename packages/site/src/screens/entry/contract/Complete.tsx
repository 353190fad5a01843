import { contractCopy } from "@kaitori/brand/copy/contract";
import {
  Amount,
  Banner,
  ButtonLink,
  Card,
  Columns,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Text,
} from "@kaitori/ui";
import { BrandDrawing } from "../../../brand/BrandDrawing.tsx";
import { AccountLines } from "../../../entry/AccountLines.tsx";
import { priceOfClaims } from "../../../entry/entry-price.ts";
import { usePromises } from "../../../entry/use-promises.ts";
import { useScreenData } from "../../../routes/use-screen-data.ts";
import { useCopy } from "../../../use-copy.ts";
import { loadLastContract } from "./load-last-contract.ts";

export const load = loadLastContract;

/** The contract is made: how much arrives, where and when, and where the contract is to be read. */
export function Screen() {
  const words = useCopy(contractCopy);
  const promises = usePromises();
  const entry = useScreenData<typeof load>();
  if (!entry)
    return (
      <EmptyState
        level={1}
        title={words.nothingDoneTitle}
        action={<ButtonLink href="/mypage/">{words.nothingDoneWay}</ButtonLink>}
      >
        {words.nothingDone}
      </EmptyState>
    );
  const price = priceOfClaims(entry.claims);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{words.doneTitle}</Heading>
      </Stack>
      <Columns>
        <Stack gap="l">
          <Banner tone="positive">{words.doneText}</Banner>
          {price && (
            <Card tone="emphasis">
              <Stack gap="s">
                <Text size="small">{words.receivedTotal}</Text>
                <Amount yen={price.deposit} size="figure" />
                {entry.contracted_at && (
                  <Text>
                    {words.doneTransferred({ date: promises.by("payOut", new Date(entry.contracted_at)) })}
                  </Text>
                )}
                {entry.bank_account && (
                  <AccountLines account={entry.bank_account} term={words.accountNumber} />
                )}
              </Stack>
            </Card>
          )}
          <Inline>
            <ButtonLink href={`/entry/detail/${entry.id}/`}>{words.doneDetail}</ButtonLink>
            <ButtonLink tone="secondary" href={`/entry/${entry.id}/factoring_service_agreement/`}>
              {words.doneAgreement}
            </ButtonLink>
          </Inline>
        </Stack>
      </Columns>
    </Stack>
  );
}
