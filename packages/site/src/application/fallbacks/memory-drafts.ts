import { readReceivingAccount, typedClaimOf, typedReceivingAccountOf } from "@kaitori/domain";
import {
  type CallBody,
  type DraftEntry,
  emptyDraftEntry,
  type FormDraft,
  type Id,
  type putDraftEntry,
  type UploadRecord,
} from "@kaitori/wire";
import { readNow } from "#foundation/clock/clock.ts";
import type { Relations } from "../entry/draft/draft-content.ts";

export function createMemoryDrafts(onFirstDraft: () => void, page: EventTarget) {
  const files = new Map<Id, UploadRecord>();
  const forms = new Map<string, FormDraft>();
  let entry: DraftEntry = emptyDraftEntry;

  const recordOf = ({ id }: { readonly id: Id }): UploadRecord[] => {
    const record = files.get(id);
    return record ? [record] : [];
  };
  const recordsOf = (relations: Relations = []) =>
    relations.flatMap(({ kind, contentfile }) =>
      recordOf(contentfile).map((record) => ({ kind, contentfile: record })),
    );

  let isReported = false;
  // The draft is lost when the site is left, so the browser asks the user first.
  const preventUnload = (event: Event) => event.preventDefault();
  const hasDraft = () => entry.version > 0 || forms.size > 0;
  const guardLeaving = () => {
    if (hasDraft() && !isReported) onFirstDraft();
    isReported ||= hasDraft();
    if (hasDraft()) page.addEventListener("beforeunload", preventUnload);
    else page.removeEventListener("beforeunload", preventUnload);
  };

  return {
    entry: () => entry,
    saveEntry(body: CallBody<typeof putDraftEntry>): DraftEntry {
      entry = {
        id: 1,
        version: entry.version + 1,
        updated_at: readNow().toISOString(),
        purchase_amount_desired: body.purchase_amount_desired ?? "",
        purpose: body.purpose ?? "",
        financial_statements: body.financial_statements ?? null,
        // Not part of any step: the account comes from the profile.
        bank_account: null,
        banks: (body.banks ?? []).map((bank) => ({
          bank_name: bank.bank_name ?? "",
          bank_account_number: bank.bank_account_number ?? "",
          file_format: bank.file_format,
          contentfile_relations: recordsOf(bank.contentfile_relations),
        })),
        claims: (body.claims ?? []).map((claim) => ({
          ...claim,
          ...typedClaimOf(claim),
          receive_payment_account: accountOf(claim.receive_payment_account),
          contentfile_relations: recordsOf(claim.contentfile_relations),
        })),
        addfiles: (body.addfiles ?? []).flatMap(recordOf),
      };
      guardLeaving();
      return entry;
    },
    deleteEntry(): undefined {
      entry = emptyDraftEntry;
      guardLeaving();
    },
    form: (name: string): FormDraft => forms.get(name) ?? { name, version: 0, updated_at: null, input: null },
    saveForm(name: string, version: number, input: Readonly<Record<string, unknown>> | null): FormDraft {
      const draft = { name, version: version + 1, updated_at: readNow().toISOString(), input };
      if (input === null) forms.delete(name);
      else forms.set(name, draft);
      guardLeaving();
      return draft;
    },
    remember: (record: UploadRecord) => void files.set(record.id, record),
    forget() {
      files.clear();
      forms.clear();
      entry = emptyDraftEntry;
      guardLeaving();
    },
  };
}
type TypedAccount = NonNullable<
  NonNullable<CallBody<typeof putDraftEntry>["claims"]>[number]["receive_payment_account"]
>;

function accountOf(account: TypedAccount | null | undefined) {
  if (!account) return null;
  const typed = typedReceivingAccountOf(account);
  return { ...typed, obliger_accounts: readReceivingAccount(typed).obliger_accounts };
}
