import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { areDocumentsConfirmed, isPaperOf, kindsOf, readinessPaths } from "@kaitori/domain";
import { type DataItem, DataList, FilePreview, Masked, Stack, VisuallyHidden } from "@kaitori/ui";
import { useStore } from "zustand";
import { useFurtherPaperName } from "#application/readiness/use-missing-link-text.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import type { LoadedInvoices } from "../invoices/load-invoices.ts";
import { ChangeLink, CheckedGroup } from "./CheckedGroup.tsx";
import { pictures } from "./CheckedPapers.css.ts";

export function CheckedPapers({ loaded: { draft, ownAccount, identityFiles } }: { loaded: LoadedInvoices }) {
  const words = useCopy(entryCheckCopy);
  const bank = useCopy(bankAccountCopy);
  const furtherPaperName = useFurtherPaperName();
  const paperName = usePaperName();
  const site = useSite();
  const readiness = useStore(site.readiness.store);
  const kindsInDraft = draft.addfiles.flatMap(kindsOf);
  const furtherPapers = (readiness?.furtherPapers ?? []).filter(
    ({ kind, status }) => areDocumentsConfirmed(status) || kindsInDraft.includes(kind),
  );
  const uploaded = useStore(uploadsOf(site).store).filter((row) => row.state === "done");
  const paper = (
    id: string,
    term: string,
    changeHref: string,
    isShown: (row: (typeof uploaded)[number]) => boolean,
    text = words.submitted,
  ) => ({
    id,
    term,
    value: (
      <Stack gap="xs">
        <div>{text}</div>
        <PaperPictures files={uploaded.filter(isShown)} />
      </Stack>
    ),
    action: <ChangeLink item={term} href={changeHref} />,
  });
  const { profile, withdrawalDetails, financialStatements } = readinessPaths;
  const bankNames = draft.banks.map(({ bank_name }) => bank_name).join("、");
  const items: (DataItem | false | null)[] = [
    identityFiles.length > 0 &&
      // The upload store may also have replaced or unsaved papers of the profile.
      paper("identity", paperName("identity"), `${profile}#identity`, ({ record }) =>
        identityFiles.some(({ id }) => id === record.id),
      ),
    paper(
      "withdrawals",
      words.withdrawals,
      withdrawalDetails,
      ({ kind }) => isPaperOf("withdrawals_detail", kind),
      bankNames || words.submitted,
    ),
    paper("financials", words.financials, financialStatements, ({ kind }) =>
      isPaperOf("financial_statements", kind),
    ),
    ...furtherPapers.map(({ kind }) =>
      paper(kind, furtherPaperName(kind), financialStatements, ({ record }) =>
        kindsOf(record).includes(kind),
      ),
    ),
    ownAccount && {
      id: "account",
      term: words.ownAccount,
      value: (
        <>
          {ownAccount.bank_name} {ownAccount.branch_name}{" "}
          <Masked term={bank.accountNumber} value={ownAccount.bank_account_number} />
        </>
      ),
      action: <ChangeLink item={words.ownAccount} href={profile} />,
    },
  ];
  return (
    <CheckedGroup title={words.papers}>
      <DataList items={items} />
    </CheckedGroup>
  );
}

/** Thumbnails of the files. Only screen readers get the file names, because those of a camera mean nothing. */
function PaperPictures({ files }: { readonly files: readonly UploadRow[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={pictures}>
      {files.map(({ key, name, preview }) => (
        <li key={key}>
          <FilePreview preview={preview} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
