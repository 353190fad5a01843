import { isFurtherKind, reviewReasons, saleEndCauses } from "@kaitori/domain";
import { type DeskActName, isDeskAct } from "../acts.ts";
import { texts } from "./texts.ts";

/** A command with invalid arguments; the message shows the usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

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
  if (!subject) throw new UsageError(texts.noSuchPaper(text, Object.keys(subjects).join(", ")));
  const needsClaim = subject === "invoice" || subject === "additional_doc" || subject === "claim";
  if (needsClaim !== (claim !== undefined))
    throw new UsageError(needsClaim ? texts.paperNeedsNumber(name) : texts.paperNeedsNoNumber(name));
  return { subject, claim: claim === undefined ? null : parseNumber(claim) };
}

export function parseNumber(text: string | undefined): number {
  if (!text) throw new UsageError(texts.numberWanted);
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(texts.noNumber(text));
  return Number(text);
}

function joinWords(words: Arguments): string {
  const text = words.join(" ").trim();
  if (text === "") throw new UsageError(texts.reasonWanted);
  return text;
}

const joinOptional = (words: Arguments) => (words.length > 0 ? joinWords(words) : undefined);

const paperFields: Readonly<Record<string, string>> = {
  amount: "amount",
  date: "obliger_payment_date",
  payer: "obliger_company_name",
};
const valueOnPaper = /^(amount|date|payer)=(.*)$/;

/** Parses `amountDiffers,unreadable amount=900000 …`: reason codes, values on the paper, and free text. */
function parseReasons([codes = "", ...words]: Arguments, textField: "note" | "reason") {
  const values = words.flatMap((word) => {
    const [, name = "", value] = valueOnPaper.exec(word) ?? [];
    return value ? [[paperFields[name], value]] : [];
  });
  return {
    codes: codes.split(",").map((code) => parseReason(code, reviewReasons)),
    on_paper: values.length > 0 ? Object.fromEntries(values) : undefined,
    [textField]: joinOptional(words.filter((word) => !valueOnPaper.test(word))),
  };
}

function parseReason(text: string, reasons: readonly string[]): string {
  if (!reasons.includes(text)) throw new UsageError(texts.noSuchReason(text, reasons.join(", ")));
  return text;
}

const areReasonCodes = (text = "") =>
  text.split(",").every((code) => reviewReasons.some((reason) => reason === code));

/** Parses an amount and a day in either order: `500000 2026-12-03`. */
function parseReceipt(args: Arguments) {
  const amount = args.find((word) => !word.includes("-") && word !== "again");
  return {
    amount: amount === undefined ? undefined : String(parseNumber(amount.replaceAll(",", ""))),
    on: args.find((word) => word.includes("-")),
    again: args.includes("again") || undefined,
  };
}

function parseYesNo(answer: string | undefined): boolean {
  if (answer !== "yes" && answer !== "no") throw new UsageError(texts.yesOrNoWanted);
  return answer === "yes";
}

/** Parses the claim, then the other arguments. */
const afterClaim =
  (parseRest: (args: Arguments) => object = () => ({})) =>
  ([claim, ...args]: Arguments) => ({ claim: parseNumber(claim), ...parseRest(args) });

const parseNote = (words: Arguments) => ({ note: joinWords(words) });

/** Parsers of the arguments of every act, after the number of the entry. A field that is undefined is not sent. */
const actParsers: Readonly<Record<DeskActName, (args: Arguments) => object>> = {
  accept: ([item = ""]) => parseItem(item),
  "ask-again": ([papers = "", ...reasonWords]) => {
    const [item = "", ...files] = papers.split("#");
    const uploads = files.length > 0 ? files.join("#").split(",").map(parseNumber) : undefined;
    const hasCodes = areReasonCodes(reasonWords[0]);
    const reasons = hasCodes ? parseReasons(reasonWords, "reason") : { reason: joinWords(reasonWords) };
    return { ...parseItem(item), uploads, ...reasons };
  },
  buy: afterClaim(([fee_ratio = "", ...reason]) => ({ fee_ratio, reason: joinOptional(reason) })),
  refuse: afterClaim((words) => parseReasons(words, "note")),
  finish: ([again]) => ({ again: again === "again" || undefined }),
  reject: (words) => ({ ...parseReasons(words, "note"), on_paper: undefined }),
  "pay-out": (reason) => ({ reason: joinOptional(reason) }),
  "end-sale": afterClaim(([cause = "", ...note]) => ({
    cause: parseReason(cause, saleEndCauses),
    note: joinOptional(note),
  })),
  "hand-over": afterClaim(parseReceipt),
  "undo-hand-over": afterClaim(),
  "take-back-report": ([target = "", ...reason]) => {
    const [claim, report] = target.split("#").map(parseNumber);
    return { claim, report, reason: joinWords(reason) };
  },
  settle: afterClaim(),
  "settle-uncollectable": afterClaim(parseNote),
  delay: afterClaim(),
  contact: parseNote,
  complaint: (message) => ({ message: joinWords(message) }),
  "stop-contact": ([cause, ...note]) => ({ cause, ...parseNote(note) }),
  "resume-contact": ([cause]) => ({ cause }),
  "file-by": afterClaim(([on]) => ({ on })),
  "permit-entry": ([answer]) => ({ permit: parseYesNo(answer) }),
  "fix-account": ([answer]) => ({ fix: parseYesNo(answer) }),
  close: () => ({}),
  "accept-identity": ([until]) => ({ valid_until: until || undefined }),
  "ask-again-identity": (reason) => ({ reason: joinWords(reason) }),
};

/** `answer` is sent to the inquirer; `done` and `undone` are notes for the staff. */
const taskActs = new Map([
  ["answer", { act: "done", field: "reply" }],
  ["done", { act: "done", field: "note" }],
  ["undone", { act: "undone", field: "note" }],
]);

/** Parses a command that changes something into a POST; undefined for any other command. */
export function parseChange(
  command: string,
  [target, ...args]: Arguments,
): { path: string; body: object } | undefined {
  if (isDeskAct(command))
    return { path: `/desk/entries/${parseNumber(target)}/${command}`, body: actParsers[command](args) };
  const task = taskActs.get(command);
  if (task)
    return {
      path: `/desk/tasks/${parseNumber(target)}/${task.act}`,
      body: { [task.field]: joinWords(args) },
    };
  if (command !== "stop" && command !== "resume") return undefined;
  if (!target) throw new UsageError(texts.brandWanted);
  const path = `/desk/brands/${encodeURIComponent(target)}/new_entries`;
  return { path, body: { message: command === "stop" ? joinWords(args) : null } };
}

const toQuery = (args: Arguments, nameOf: (word: string) => string) =>
  new URLSearchParams(Object.fromEntries(args.map((word) => [nameOf(word), word]))).toString();

/** Paths of the commands that read. */
const readPaths = new Map<string, (args: Arguments) => string>([
  // `1` filters by status, `0-200001` continues a list.
  ["list", (args) => `/desk/entries?${toQuery(args, (word) => (word.includes("-") ? "after" : "status"))}`],
  ["show", ([id]) => `/desk/entries/${parseNumber(id)}`],
  // A receipt number contains a hyphen; a payment reference has digits only.
  [
    "find",
    ([number = ""]) =>
      number.includes("-")
        ? `/desk/entries?${toQuery([number.toUpperCase()], () => "code")}`
        : `/desk/hand_overs/${encodeURIComponent(number)}`,
  ],
  // `done` lists finished tasks, `2026-11-26.12` continues a list.
  ["tasks", (args) => `/desk/tasks?${toQuery(args, (word) => (word.includes(".") ? "after" : "state"))}`],
  ["task", ([id]) => `/desk/tasks/${parseNumber(id)}`],
]);

/** Parses a command that reads into a path; undefined for any other command. */
export const parseRead = (command: string, args: Arguments) => readPaths.get(command)?.(args);

export const usage = [
  texts.usageBeforeActs,
  ...Object.entries(texts.usageOfActs).map(([act, usage]) => texts.usageAct(act, usage).trimEnd()),
  texts.usageAfterActs,
].join("\n");

/** Usage of one command, or of all for an unknown one. */
export function findUsage(command: string): string {
  const usageOfCommand = usage.split("\n").filter((line) => line.split(" ")[1] === command);
  if (usageOfCommand.length > 0) return usageOfCommand.join("\n");
  return command === "" ? usage : `${texts.noSuchCommand(command)}\n\n${usage}`;
}
