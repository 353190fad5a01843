import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { areDocumentsConfirmed, kindsOf, readinessPaths } from "@kaitori/domain";
import { type DataItem, DataList, Masked } from "@kaitori/ui";
import { useStore } from "zustand";
import { useFurtherPaperName } from "#application/readiness/use-missing-link-text.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { LoadedInvoices } from "../invoices/load-invoices.ts";
import { ChangeLink, CheckedGroup } from "./CheckedGroup.tsx";

export function CheckedPapers({ loaded: { draft, ownAccount } }: { loaded: LoadedInvoices }) {
  const words = useCopy(entryCheckCopy);
  const bank = useCopy(bankAccountCopy);
  const nameOf = useFurtherPaperName();
  const readiness = useStore(useSite().readiness.store);
  const kindsInDraft = draft.addfiles.flatMap(kindsOf);
  const furtherPapers = (readiness?.furtherPapers ?? []).filter(
    ({ kind, status }) => areDocumentsConfirmed(status) || kindsInDraft.includes(kind),
  );
  const items: (DataItem | null)[] = [
    {
      id: "withdrawals",
      term: words.withdrawals,
      value: draft.banks.map(({ bank_name }) => bank_name).join("、") || words.submitted,
      action: <ChangeLink item={words.withdrawals} href={readinessPaths.withdrawalDetails} />,
    },
    {
      id: "financials",
      term: words.financials,
      value: words.submitted,
      action: <ChangeLink item={words.financials} href={readinessPaths.financialStatements} />,
    },
    ...furtherPapers.map(({ kind }) => ({
      id: kind,
      term: nameOf(kind),
      value: words.submitted,
      action: <ChangeLink item={nameOf(kind)} href={readinessPaths.financialStatements} />,
    })),
    ownAccount && {
      id: "account",
      term: words.ownAccount,
      value: (
        <>
          {ownAccount.bank_name} {ownAccount.branch_name}{" "}
          <Masked term={bank.accountNumber} value={ownAccount.bank_account_number} />
        </>
      ),
      action: <ChangeLink item={words.ownAccount} href={readinessPaths.profile} />,
    },
  ];
  return (
    <CheckedGroup title={words.papers}>
      <DataList items={items.filter((item) => item !== null)} />
    </CheckedGroup>
  );
}
