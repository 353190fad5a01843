import {
  isFurtherKind,
  type ReviewReason,
  reviewReasons,
  type SaleEndCause,
  saleEndCauses,
} from "@kaitori/domain";
import type { DeskActName } from "../acts.ts";
import { say } from "./words.ts";

/** A command that cannot be understood; its message says how it is written. */
export class UsageError extends Error {
  override name = "UsageError";
}

export type ActCommand = { act: DeskActName; entry: number; body: object };

type Arguments = readonly string[];

const subjects = {
  withdrawals: "withdrawals_detail",
  financials: "financial_statements",
  identity: "identity",
  invoice: "invoice",
  additional: "additional_doc",
  claim: "claim",
} as const;

/** `invoice:300001` → the invoice of that claim, `withdrawals` → the statements of the entry, `further_tax_payment` → that paper. */
function itemOf(text: string): { subject: string; claim: number | null } {
  const [name = "", claim] = text.split(":");
  const subject = isFurtherKind(name)
    ? name
    : Object.entries(subjects).find(([known]) => known === name)?.[1];
  if (!subject) throw new UsageError(say.noSuchPaper({ text, papers: Object.keys(subjects).join(", ") }));
  const ofClaim = subject === "invoice" || subject === "additional_doc" || subject === "claim";
  if (ofClaim !== (claim !== undefined))
    throw new UsageError(
      ofClaim ? say.paperNeedsNumber({ paper: name }) : say.paperNeedsNoNumber({ paper: name }),
    );
  return { subject, claim: claim === undefined ? null : numberOf(claim) };
}

export function numberOf(text: string | undefined): number {
  if (!text) throw new UsageError(say.numberWanted);
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(say.noNumber({ text }));
  return Number(text);
}

function reasonOf(words: Arguments): string {
  const reason = words.join(" ").trim();
  if (reason === "") throw new UsageError(say.reasonWanted);
  return reason;
}

/** `amountDiffers,unreadable amount=900000 …`: codes, what the paper says, and words. */
function decidedBy([codes = "", ...words]: Arguments) {
  const onPaper = words.flatMap((word) => {
    const [, name = "", value = ""] = /^(amount|date|payer)=(.+)$/.exec(word) ?? [];
    return name === "" ? [] : [[paperFields[name as keyof typeof paperFields], value]];
  });
  const rest = words.filter((word) => !/^(amount|date|payer)=/.test(word));
  return {
    codes: codes.split(",").map(reasonCode),
    ...(onPaper.length > 0 ? { on_paper: Object.fromEntries(onPaper) } : {}),
    words: rest,
  };
}

const paperFields = {
  amount: "amount",
  date: "obliger_payment_date",
  payer: "obliger_company_name",
} as const;

function reasonCode(text: string): ReviewReason {
  const known = reviewReasons.find((one) => one === text);
  if (!known) throw new UsageError(say.noSuchReason({ text, reasons: reviewReasons.join(", ") }));
  return known;
}

function saleEndCause(text = ""): SaleEndCause {
  const known = saleEndCauses.find((one) => one === text);
  if (!known) throw new UsageError(say.noSuchReason({ text, reasons: saleEndCauses.join(", ") }));
  return known;
}

const isCodes = (text = "") => text.split(",").every((one) => reviewReasons.some((known) => known === one));

const noteOf = (words: Arguments) => (words.length > 0 ? { note: reasonOf(words) } : {});

/** A sum and a day in either order: `500000 2026-12-03`. */
function receiptOf(words: Arguments): { amount?: string; on?: string; again?: true } {
  const on = words.find((word) => word.includes("-"));
  const amount = words.find((word) => !word.includes("-") && word !== "again");
  return {
    ...(words.includes("again") && { again: true }),
    ...(amount === undefined ? {} : { amount: String(numberOf(amount.replaceAll(",", ""))) }),
    ...(on === undefined ? {} : { on }),
  };
}

function isYes(answer: string | undefined): boolean {
  if (answer !== "yes" && answer !== "no") throw new UsageError(say.yesOrNoWanted);
  return answer === "yes";
}

/** Words after the number of the entry, for every act of the desk. */
const bodies: Record<DeskActName, { usage: string; read: (words: Arguments) => object }> = {
  accept: { usage: say.usagePaper, read: ([item = ""]) => itemOf(item) },
  "ask-again": {
    usage: say.usagePaperReason,
    read: ([papers = "", ...given]) => {
      const [item = "", ...files] = papers.split("#");
      const uploads = files.length === 0 ? {} : { uploads: files.join("#").split(",").map(numberOf) };
      if (!isCodes(given[0])) return { ...itemOf(item), ...uploads, reason: reasonOf(given) };
      const { words, ...decided } = decidedBy(given);
      return {
        ...itemOf(item),
        ...uploads,
        ...decided,
        ...(words.length > 0 ? { reason: reasonOf(words) } : {}),
      };
    },
  },
  buy: {
    usage: say.usageBuy,
    read: ([claim, fee, ...reason]) => ({
      claim: numberOf(claim),
      fee_ratio: fee ?? "",
      ...(reason.length === 0 ? {} : { reason: reasonOf(reason) }),
    }),
  },
  refuse: {
    usage: say.usageClaimReason,
    read: ([claim, ...given]) => {
      const { words, ...decided } = decidedBy(given);
      return { claim: numberOf(claim), ...decided, ...noteOf(words) };
    },
  },
  finish: { usage: say.usageFinish, read: ([again]) => (again === "again" ? { again: true } : {}) },
  reject: {
    usage: say.usageReject,
    read: (given) => {
      const { codes, words } = decidedBy(given);
      return { codes, ...noteOf(words) };
    },
  },
  "pay-out": {
    usage: say.usagePayOut,
    read: (reason) => (reason.length > 0 ? { reason: reasonOf(reason) } : {}),
  },
  "end-sale": {
    usage: say.usageEndSale,
    read: ([claim, cause, ...note]) => ({
      claim: numberOf(claim),
      cause: saleEndCause(cause),
      ...noteOf(note),
    }),
  },
  "hand-over": {
    usage: say.usageHandOver,
    read: ([claim, ...more]) => ({ claim: numberOf(claim), ...receiptOf(more) }),
  },
  "undo-hand-over": { usage: say.usageClaim, read: ([claim]) => ({ claim: numberOf(claim) }) },
  "take-back-report": {
    usage: say.usageTakeBack,
    read: ([named = "", ...reason]) => {
      const [claim, report] = named.split("#");
      return {
        claim: numberOf(claim),
        ...(report === undefined ? {} : { report: numberOf(report) }),
        reason: reasonOf(reason),
      };
    },
  },
  settle: { usage: say.usageClaim, read: ([claim]) => ({ claim: numberOf(claim) }) },
  "settle-uncollectable": {
    usage: say.usageUncollectable,
    read: ([claim, ...note]) => ({ claim: numberOf(claim), note: reasonOf(note) }),
  },
  delay: { usage: say.usageClaim, read: ([claim]) => ({ claim: numberOf(claim) }) },
  contact: { usage: say.usageNote, read: (note) => ({ note: reasonOf(note) }) },
  complaint: { usage: say.usageNote, read: (words) => ({ message: reasonOf(words) }) },
  "stop-contact": {
    usage: say.usageStopContact,
    read: ([cause, ...note]) => ({ cause, note: reasonOf(note) }),
  },
  "resume-contact": { usage: "<lawyer|insolvency>", read: ([cause]) => ({ cause }) },
  "file-by": {
    usage: say.usageFileBy,
    read: ([claim, on]) => ({ claim: numberOf(claim), on }),
  },
  "permit-entry": { usage: "<yes|no>", read: ([answer]) => ({ permit: isYes(answer) }) },
  "fix-account": { usage: "<yes|no>", read: ([answer]) => ({ fix: isYes(answer) }) },
  close: { usage: "", read: () => ({}) },
  "accept-identity": {
    usage: say.usageValidUntil,
    read: ([until]) => (until ? { valid_until: until } : {}),
  },
  "ask-again-identity": { usage: say.usageReason, read: (reason) => ({ reason: reasonOf(reason) }) },
};

export function actCommand(name: DeskActName, [entry, ...words]: Arguments): ActCommand {
  return { act: name, entry: numberOf(entry), body: bodies[name].read(words) };
}

export type NewEntriesCommand = { brand: string; body: { message: string | null } };

/** `stop` shows its reason to all logged-in users, `resume` allows new entries again (R4.18). */
export function newEntriesCommand(
  name: "stop" | "resume",
  [brand, ...message]: Arguments,
): NewEntriesCommand {
  if (!brand) throw new UsageError(say.brandWanted);
  return { brand, body: { message: name === "stop" ? reasonOf(message) : null } };
}

/** `1` lists one status only, `0-200001` goes on where a list has ended. */
export function listQuery(words: Arguments): string {
  const query = new URLSearchParams();
  for (const word of words) query.set(word.includes("-") ? "after" : "status", word);
  return query.toString();
}

/** `done` lists what was done, `2026-11-26.12` goes on where a list has ended. */
export function taskQuery(words: Arguments): string {
  const query = new URLSearchParams();
  for (const word of words) query.set(word.includes(".") ? "after" : "state", word);
  return query.toString();
}

/** `answer` goes to the person who asked; `done` and `undone` are notes of the staff. */
const taskActs = {
  answer: { act: "done", field: "reply" },
  done: { act: "done", field: "note" },
  undone: { act: "undone", field: "note" },
} as const;
export const isTaskAct = (name: string): name is keyof typeof taskActs => Object.hasOwn(taskActs, name);

export function taskCommand(name: keyof typeof taskActs, [task, ...words]: Arguments) {
  const { act, field } = taskActs[name];
  return { path: `/desk/tasks/${numberOf(task)}/${act}`, body: { [field]: reasonOf(words) } };
}

export const usage = [
  say.usageBefore,
  ...Object.entries(bodies).map(([act, { usage }]) => say.usageAct({ act, usage }).trimEnd()),
  say.usageAfter,
].join("\n");

/** Usage of one command; of an unknown one, that it is unknown, and all of them. */
export function usageOf(command: string): string {
  const own = usage.split("\n").filter((line) => line.split(" ")[1] === command);
  if (own.length > 0) return own.join("\n");
  return command === "" ? usage : `${say.noSuchCommand({ text: command })}\n\n${usage}`;
}
