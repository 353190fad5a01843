import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { filesOfFormat, numberedFileKind } from "@kaitori/domain";
import { Button, Card, Heading, Note, PlusIcon, Stack, Text } from "@kaitori/ui";
import { type BankAccount, type DraftEntry, getProfile } from "@kaitori/wire";
import { useStore } from "zustand";
import { loadDraftEntry } from "#application/entry/draft/use-entry-draft.ts";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import type { SortBox } from "#application/entry/papers/SortFiles.tsx";
import { EarlierPapers, useNewPapers } from "#application/entry/step/EarlierPapers.tsx";
import { StepForm } from "#application/entry/step/StepForm.tsx";
import { useLiveValues } from "#foundation/forms/use-live-value.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { AccountCard, RemoveAccount } from "./AccountCard.tsx";
import { useAccounts, useFieldNames, useWithdrawalsForm } from "./use-withdrawals-form.ts";
import type { WithdrawalValues } from "./withdrawal-values.ts";

export async function load({ site }: LoadArgs) {
  const [{ draft }, { bank_account }] = await Promise.all([
    loadDraftEntry({ site }),
    site.api.call(getProfile),
  ]);
  return { draft, ownAccount: bank_account };
}

export default function WithdrawalsScreen() {
  const words = useCopy(withdrawalsCopy);
  const { draft, ownAccount } = useScreenData<typeof load>();
  const newPapers = useNewPapers("withdrawalStatements", draft.banks.length > 0);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      {newPapers.isAddingPapers ? (
        <WithdrawalsForm
          // The form remounts for a draft that another tab has saved.
          key={draft.version}
          savedDraft={draft}
          ownAccount={ownAccount}
          onStop={newPapers.stop}
        />
      ) : (
        <EarlierPapers
          step="submitWithdrawalsDetail"
          title={words.submittedTitle}
          text={words.submittedText}
          replaceLabel={words.sendNew}
          onReplace={newPapers.begin}
        />
      )}
    </Stack>
  );
}

interface WithdrawalsFormProps {
  readonly savedDraft: DraftEntry;
  readonly ownAccount: BankAccount | null;
  /** Returns to the earlier statements, if any. */
  readonly onStop: (() => void) | undefined;
}

/** The upload fields of all accounts; with several accounts each label contains the account. */
function useBoxes({ banks }: WithdrawalValues): [SortBox, ...SortBox[]] | undefined {
  const words = useCopy(withdrawalsCopy);
  const names = useCopy(fileKindsCopy);
  const { namedPart } = useCopy(issuesCopy);
  const [first, ...others] = banks.flatMap(
    ({ displayId, bank_name: bankName, bank_account_number: accountNumber, file_format }, index) =>
      filesOfFormat[file_format].map((kind): SortBox => {
        const accountName = words.account({ number: index + 1 });
        const label = banks.length > 1 ? namedPart({ whole: accountName, part: names[kind] }) : names[kind];
        return { kind, uploadKind: numberedFileKind(kind, displayId), label, bankName, accountNumber };
      }),
  );
  return first && [first, ...others];
}

function WithdrawalsForm({ savedDraft, ownAccount, onStop }: WithdrawalsFormProps) {
  const words = useCopy(withdrawalsCopy);
  const dates = useDates();
  // The first day of the required statements (R9.3).
  const firstDay = useStore(useSite().readiness.store, (readiness) => readiness?.statementStartDate);
  const { nameOf } = useFieldNames();
  const { form, draft, validate } = useWithdrawalsForm(savedDraft, ownAccount);
  const accounts = useAccounts(form);
  const values = useLiveValues(form);
  const boxes = useBoxes(values);
  const issues = validate(values);
  const missingPaths = issues.map(({ path }) => path.join("."));

  return (
    <StepForm
      form={form}
      draft={draft}
      missing={missingPaths.map((path) => ({ field: form.idOf(path), name: nameOf(path) }))}
      discard={onStop && { label: words.stopSendingNew, empty: { banks: [] }, onDiscarded: onStop }}
    >
      {firstDay && (
        <Card tone="subtle">
          <Text weight="strong">{words.period({ date: dates.day(firstDay) })}</Text>
        </Card>
      )}
      <PhotoTips />
      {boxes &&
        accounts.list.map(({ id, displayId }, index) => (
          <AccountCard
            key={id}
            form={form}
            index={index}
            displayId={displayId}
            boxes={boxes}
            focusTarget={accounts.focusTarget}
            isComplete={!missingPaths.some((path) => path.startsWith(`banks.${index}.`))}
            remove={
              accounts.list.length > 1 && (
                <RemoveAccount
                  name={words.account({ number: index + 1 })}
                  onRemove={() => accounts.remove(index)}
                />
              )
            }
          />
        ))}
      <Stack gap="s" align="start">
        <Button tone="secondary" icon={<PlusIcon />} onClick={accounts.add}>
          {words.addAccount}
        </Button>
        <Note>{words.addAccountHint}</Note>
      </Stack>
    </StepForm>
  );
}
