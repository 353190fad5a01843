import { addressFields, entryStatuses, handOverStates, taskKinds } from "@kaitori/domain";
import {
  Entry,
  EntryBank,
  FurtherPaper,
  HistoryEvent,
  Inadequacy,
  IsoDate,
  UploadRecord,
} from "@kaitori/wire";
import * as v from "valibot";

/** Responses to the desk, for the API description; a test compares them with real ones. */

const Status = v.picklist(entryStatuses);

export const SessionAnswer = v.union([
  v.object({ token: v.string(), name: v.string(), device: v.string() }),
  v.object({ needs: v.literal("code") }),
]);

export const ListAnswer = v.array(
  v.object({
    id: v.number(),
    code: v.string(),
    brand: v.string(),
    status: Status,
    purchase_amount_desired: v.number(),
    created_at: v.string(),
    updated_at: v.string(),
    applicant: v.string(),
  }),
);

const names = {
  company_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  first_name: v.nullable(v.string()),
};

const Change = v.object({ field: v.string(), before: v.unknown(), after: v.unknown() });

export const EntryAnswer = v.object({
  brand: v.string(),
  entry: Entry,
  banks: v.array(EntryBank),
  applicant: v.object({
    id: v.number(),
    email: v.string(),
    corporate_division: v.string(),
    ...names,
    identity_confirmation: v.number(),
    identity_valid_date: v.nullable(v.string()),
    // The address that a contract names: a company's office, a sole trader's home.
    ...v.entriesFromList(addressFields, v.string()),
  }),
  account_holder: v.object({
    holder: v.nullable(v.string()),
    standing: v.picklist(["same", "other", "unread"]),
  }),
  // Bank and branch as the applicant typed them; a person checks an unlisted one.
  account_bank: v.nullable(
    v.object({
      bank: v.string(),
      branch: v.string(),
      standing: v.picklist(["listed", "branch not listed", "bank not listed"]),
    }),
  ),
  identity_files: v.array(UploadRecord),
  // Answers of the pre-entry; null without them.
  pre_entry: v.nullable(v.object({ answers: v.record(v.string(), v.string()), answered_at: v.string() })),
  // Papers that the brand requires in addition; their files are in the entry.
  further_papers: v.array(v.object({ ...FurtherPaper.entries, title: v.string() })),
  delinquency_files: v.array(UploadRecord),
  active_files: v.array(
    v.object({ id: v.number(), kind: v.string(), name: v.string(), active_content: v.array(v.string()) }),
  ),
  inadequacies: v.array(Inadequacy),
  sold_elsewhere: v.array(
    v.object({
      claim: v.number(),
      other: v.string(),
      entry: v.number(),
      code: v.string(),
      signs: v.array(v.string()),
      // Why it is another invoice, in the words of the applicant.
      reason: v.string(),
    }),
  ),
  // Fields that read like clauses of a contract, for which the automatic review leaves the entry to a person.
  clause_names: v.array(v.string()),
  hand_overs: v.array(v.object({ dueOn: v.string(), reference: v.string(), amount: v.number() })),
  // State of the money of each sold claim, with its late damages.
  sold_claims: v.array(
    v.object({
      claim: v.number(),
      standing: v.picklist(handOverStates),
      payer_insolvent: v.boolean(),
      uncollectable: v.boolean(),
      received: v.number(),
      handed_over: v.number(),
      due_on: v.nullable(v.string()),
      late_damages: v.number(),
    }),
  ),
  reports: v.array(
    v.object({
      id: v.number(),
      claim: v.number(),
      at: v.string(),
      kind: v.string(),
      amount: v.nullable(v.number()),
      day: v.nullable(v.string()),
      insolvency: v.nullable(v.string()),
      taken_back_at: v.nullable(v.string()),
      taken_back_reason: v.nullable(v.string()),
    }),
  ),
  history: v.array(v.object({ ...HistoryEvent.entries, changes: v.array(Change) })),
});

export const HandOverAnswer = v.object({
  reference: v.string(),
  claims: v.array(
    v.object({
      entry: v.number(),
      code: v.string(),
      brand: v.string(),
      claim: v.number(),
      status: v.number(),
      obliger_company_name: v.string(),
      amount: v.number(),
      left: v.number(),
      due_on: v.nullable(v.string()),
    }),
  ),
});

export const ActAnswer = v.object({
  entry: v.number(),
  status: Status,
  claims: v.array(v.object({ id: v.number(), status: v.number() })),
  // Late damages of a late hand-over.
  late_damages: v.optional(v.number()),
});

const Task = v.object({
  id: v.number(),
  brand: v.string(),
  kind: v.picklist(taskKinds),
  entry: v.nullable(v.number()),
  claim: v.nullable(v.number()),
  due_on: IsoDate,
  opened_at: v.string(),
  done_at: v.nullable(v.string()),
});
export const TasksAnswer = v.array(Task);

export const TaskAnswer = v.object({
  ...Task.entries,
  applicant: v.nullable(v.object({ email: v.string(), ...names })),
  message: v.nullable(v.string()),
  reply: v.nullable(v.string()),
  note: v.nullable(v.string()),
  done_by: v.nullable(v.string()),
});
