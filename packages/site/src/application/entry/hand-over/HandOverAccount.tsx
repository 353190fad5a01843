import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { CopyButton, DataList, Heading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import { accountElementId } from "./use-reported-focus.ts";

export function HandOverAccount({
  hasReference,
  isReferenceChanged,
}: {
  hasReference: boolean;
  isReferenceChanged: boolean;
}) {
  const words = useCopy(handOverCopy);
  const bank = useCopy(bankAccountCopy);
  const { returnAccount: account } = useSite().brand.settings;
  const kinds = useDepositTypes();
  const items = [
    { id: "bank", term: words.bank, value: account.bankName, code: account.bankCode },
    { id: "branch", term: words.branch, value: account.branchName, code: account.branchCode },
    { id: "kind", term: words.kind, value: kinds[account.depositType] },
    { id: "number", term: bank.accountNumber, value: account.number },
    // Bank forms take the name in half width.
    { id: "holder", term: words.holder, value: account.holder, copied: account.holderKana },
  ].map(({ id, term, value, code, copied = value }) => ({
    id,
    term,
    value: code ? words.nameWithCode({ name: value, code }) : value,
    // A bank form offers the account type in a list, so it needs no copy button.
    ...(id !== "kind" && { action: <CopyButton term={term} value={copied} /> }),
  }));
  return (
    <Stack gap="s">
      {hasReference && <Text size="small">{words.howTo}</Text>}
      {isReferenceChanged && <Text size="small">{words.referenceChanged}</Text>}
      <Disclosure
        title={
          <Heading level={3} id={accountElementId}>
            {words.accountTitle}
          </Heading>
        }
      >
        <DataList items={items} />
      </Disclosure>
    </Stack>
  );
}
