import { isFurtherKind, reviewReasons, saleEndCauses } from "@kaitori/domain";
import type { DeskActName } from "../acts.ts";
import { texts } from "./texts.ts";

/** A command with invalid arguments; the message shows the usage. */
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

/** Parses an item such as `invoice:300001`, `withdrawals` or `further_tax_payment`. */
function parseItem(text: string): { subject: string; claim: number | null } {
  const [name = "", claim] = text.split(":");
  const subject = isFurtherKind(name) ? name : Object.entries(subjects).find(([word]) => word === name)?.[1];
  if (!subject) throw new UsageError(texts.noSuchPaper({ text, papers: Object.keys(subjects).join(", ") }));
  const needsClaim = subject === "invoice" || subject === "additional_doc" || subject === "claim";
  if (needsClaim !== (claim !== undefined))
    throw new UsageError(
      needsClaim ? texts.paperNeedsNumber({ paper: name }) : texts.paperNeedsNoNumber({ paper: name }),
    );
  return { subject, claim: claim === undefined ? null : parseNumber(claim) };
}

export function parseNumber(text: string | undefined): number {
  if (!text) throw new UsageError(texts.numberWanted);
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(texts.noNumber({ text }));
  return Number(text);
}

function joinReason(words: Arguments): string {
  const reason = words.join(" ").trim();
  if (reason === "") throw new UsageError(texts.reasonWanted);
  return reason;
}

/** Parses `amountDiffers,unreadable amount=900000 …`: reason codes, values on the paper, and free text. */
function parseReasons([codes = "", ...words]: Arguments) {
  const onPaper = words.flatMap((word) => {
    const [, name = "", value = ""] = /^(amount|date|payer)=(.+)$/.exec(word) ?? [];
    return name === "" ? [] : [[paperFields[name as keyof typeof paperFields], value]];
  });
  const rest = words.filter((word) => !/^(amount|date|payer)=/.test(word));
  return {
    codes: codes.split(",").map((code) => parseReason(code, reviewReasons)),
    ...(onPaper.length > 0 ? { on_paper: Object.fromEntries(onPaper) } : {}),
    words: rest,
  };
}

const paperFields = {
  amount: "amount",
  date: "obliger_payment_date",
  payer: "obliger_company_name",
} as const;

function parseReason(text: string, reasons: readonly string[]): string {
  if (!reasons.includes(text))
    throw new UsageError(texts.noSuchReason({ text, reasons: reasons.join(", ") }));
  return text;
}

const areReasonCodes = (text = "") =>
  text.split(",").every((one) => reviewReasons.some((reason) => reason === one));

const joinOptional = (field: "note" | "reason", words: Arguments) =>
  words.length > 0 ? { [field]: joinReason(words) } : {};

/** Parses an amount and a day in either order: `500000 2026-12-03`. */
function parseReceipt(args: Arguments): { amount?: string; on?: string; again?: true } {
  const on = args.find((word) => word.includes("-"));
  const amount = args.find((word) => !word.includes("-") && word !== "again");
  return {
    ...(args.includes("again") && { again: true }),
    ...(amount === undefined ? {} : { amount: String(parseNumber(amount.replaceAll(",", ""))) }),
    ...(on === undefined ? {} : { on }),
  };
}

function parseYesNo(answer: string | undefined): boolean {
  if (answer !== "yes" && answer !== "no") throw new UsageError(texts.yesOrNoWanted);
  return answer === "yes";
}

/** Arguments of every act, after the number of the entry. */
const actForms: Record<DeskActName, { usage: string; parse: (args: Arguments) => object }> = {
  accept: { usage: texts.usagePaper, parse: ([item = ""]) => parseItem(item) },
  "ask-again": {
    usage: texts.usagePaperReason,
    parse: ([papers = "", ...reasonWords]) => {
      const [item = "", ...files] = papers.split("#");
      const uploads = files.length === 0 ? {} : { uploads: files.join("#").split(",").map(parseNumber) };
      if (!areReasonCodes(reasonWords[0]))
        return { ...parseItem(item), ...uploads, reason: joinReason(reasonWords) };
      const { words, ...reasons } = parseReasons(reasonWords);
      return { ...parseItem(item), ...uploads, ...reasons, ...joinOptional("reason", words) };
    },
  },
  buy: {
    usage: texts.usageBuy,
    parse: ([claim, fee, ...reason]) => ({
      claim: parseNumber(claim),
      fee_ratio: fee ?? "",
      ...joinOptional("reason", reason),
    }),
  },
  refuse: {
    usage: texts.usageClaimReason,
    parse: ([claim, ...reasonWords]) => {
      const { words, ...reasons } = parseReasons(reasonWords);
      return { claim: parseNumber(claim), ...reasons, ...joinOptional("note", words) };
    },
  },
  finish: { usage: texts.usageFinish, parse: ([again]) => (again === "again" ? { again: true } : {}) },
  reject: {
    usage: texts.usageReject,
    parse: (reasonWords) => {
      const { codes, words } = parseReasons(reasonWords);
      return { codes, ...joinOptional("note", words) };
    },
  },
  "pay-out": { usage: texts.usagePayOut, parse: (reason) => joinOptional("reason", reason) },
  "end-sale": {
    usage: texts.usageEndSale,
    parse: ([claim, cause = "", ...note]) => ({
      claim: parseNumber(claim),
      cause: parseReason(cause, saleEndCauses),
      ...joinOptional("note", note),
    }),
  },
  "hand-over": {
    usage: texts.usageHandOver,
    parse: ([claim, ...more]) => ({ claim: parseNumber(claim), ...parseReceipt(more) }),
  },
  "undo-hand-over": { usage: texts.usageClaim, parse: ([claim]) => ({ claim: parseNumber(claim) }) },
  "take-back-report": {
    usage: texts.usageTakeBack,
    parse: ([target = "", ...reason]) => {
      const [claim, report] = target.split("#");
      return {
        claim: parseNumber(claim),
        ...(report === undefined ? {} : { report: parseNumber(report) }),
        reason: joinReason(reason),
      };
    },
  },
  settle: { usage: texts.usageClaim, parse: ([claim]) => ({ claim: parseNumber(claim) }) },
  "settle-uncollectable": {
    usage: texts.usageUncollectable,
    parse: ([claim, ...note]) => ({ claim: parseNumber(claim), note: joinReason(note) }),
  },
  delay: { usage: texts.usageClaim, parse: ([claim]) => ({ claim: parseNumber(claim) }) },
  contact: { usage: texts.usageNote, parse: (note) => ({ note: joinReason(note) }) },
  complaint: { usage: texts.usageNote, parse: (words) => ({ message: joinReason(words) }) },
  "stop-contact": {
    usage: texts.usageStopContact,
    parse: ([cause, ...note]) => ({ cause, note: joinReason(note) }),
  },
  "resume-contact": { usage: "<lawyer|insolvency>", parse: ([cause]) => ({ cause }) },
  "file-by": {
    usage: texts.usageFileBy,
    parse: ([claim, on]) => ({ claim: parseNumber(claim), on }),
  },
  "permit-entry": { usage: "<yes|no>", parse: ([answer]) => ({ permit: parseYesNo(answer) }) },
  "fix-account": { usage: "<yes|no>", parse: ([answer]) => ({ fix: parseYesNo(answer) }) },
  close: { usage: "", parse: () => ({}) },
  "accept-identity": {
    usage: texts.usageValidUntil,
    parse: ([until]) => (until ? { valid_until: until } : {}),
  },
  "ask-again-identity": { usage: texts.usageReason, parse: (reason) => ({ reason: joinReason(reason) }) },
};

export function parseActCommand(name: DeskActName, [entry, ...args]: Arguments): ActCommand {
  return { act: name, entry: parseNumber(entry), body: actForms[name].parse(args) };
}

export type NewEntriesCommand = { brand: string; body: { message: string | null } };

/** `stop` shows the reason to all logged-in users, `resume` allows new entries again (R4.18). */
export function parseNewEntriesCommand(
  name: "stop" | "resume",
  [brand, ...message]: Arguments,
): NewEntriesCommand {
  if (!brand) throw new UsageError(texts.brandWanted);
  return { brand, body: { message: name === "stop" ? joinReason(message) : null } };
}

/** `1` filters by status, `0-200001` continues a list. */
export const parseListQuery = (args: Arguments) =>
  toQuery(args, (word) => (word.includes("-") ? "after" : "status"));

/** `done` lists finished tasks, `2026-11-26.12` continues a list. */
export const parseTaskQuery = (args: Arguments) =>
  toQuery(args, (word) => (word.includes(".") ? "after" : "state"));

const toQuery = (args: Arguments, nameOf: (word: string) => string) =>
  new URLSearchParams(Object.fromEntries(args.map((word) => [nameOf(word), word]))).toString();

/** `answer` is sent to the inquirer; `done` and `undone` are notes for the staff. */
const taskActs = {
  answer: { act: "done", field: "reply" },
  done: { act: "done", field: "note" },
  undone: { act: "undone", field: "note" },
} as const;
export const isTaskAct = (name: string): name is keyof typeof taskActs => Object.hasOwn(taskActs, name);

export function parseTaskCommand(name: keyof typeof taskActs, [task, ...words]: Arguments) {
  const { act, field } = taskActs[name];
  return { path: `/desk/tasks/${parseNumber(task)}/${act}`, body: { [field]: joinReason(words) } };
}

export const usage = [
  texts.usageBefore,
  ...Object.entries(actForms).map(([act, { usage }]) => texts.usageAct({ act, usage }).trimEnd()),
  texts.usageAfter,
].join("\n");

/** Usage of one command, or of all for an unknown one. */
export function findUsage(command: string): string {
  const own = usage.split("\n").filter((line) => line.split(" ")[1] === command);
  if (own.length > 0) return own.join("\n");
  return command === "" ? usage : `${texts.noSuchCommand({ text: command })}\n\n${usage}`;
}
