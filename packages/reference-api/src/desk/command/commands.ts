import type { DeskActName } from "../desk-acts.ts";

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

/** `invoice:300001` → the invoice of that claim, `withdrawals` → the statements of the entry. */
function itemOf(text: string): { subject: string; claim: number | null } {
  const [name = "", claim] = text.split(":");
  const subject = Object.entries(subjects).find(([known]) => known === name)?.[1];
  if (!subject)
    throw new UsageError(`「${text}」という書類はありません: ${Object.keys(subjects).join(", ")}`);
  const ofClaim = subject === "invoice" || subject === "additional_doc" || subject === "claim";
  if (ofClaim !== (claim !== undefined))
    throw new UsageError(
      ofClaim ? `${name}:<請求書の番号> のように書いてください。` : `${name} に番号は要りません。`,
    );
  return { subject, claim: claim === undefined ? null : numberOf(claim) };
}

function numberOf(text: string | undefined): number {
  if (!/^\d{1,15}$/.test(text ?? "")) throw new UsageError(`「${text ?? ""}」は番号ではありません。`);
  return Number(text);
}

function reasonOf(words: Arguments): string {
  const reason = words.join(" ").trim();
  if (reason === "") throw new UsageError("理由を書いてください。");
  return reason;
}

/** A sum and a day in either order: `500000 2026-12-03`. */
function receiptOf(words: Arguments): { amount?: string; on?: string } {
  const on = words.find((word) => word.includes("-"));
  const amount = words.find((word) => !word.includes("-"));
  return {
    ...(amount === undefined ? {} : { amount: String(numberOf(amount.replaceAll(",", ""))) }),
    ...(on === undefined ? {} : { on }),
  };
}

function isYes(answer: string | undefined): boolean {
  if (answer !== "yes" && answer !== "no") throw new UsageError("yes か no を書いてください。");
  return answer === "yes";
}

/** What follows the number of the entry, for every act of the desk. */
const bodies: Record<DeskActName, { usage: string; read: (words: Arguments) => object }> = {
  accept: { usage: "<書類>", read: ([item = ""]) => itemOf(item) },
  "ask-again": {
    usage: "<書類>[#<ファイル>,<ファイル>] <理由>",
    read: ([papers = "", ...reason]) => {
      const [item = "", ...files] = papers.split("#");
      const uploads = files.length === 0 ? {} : { uploads: files.join("#").split(",").map(numberOf) };
      return { ...itemOf(item), ...uploads, reason: reasonOf(reason) };
    },
  },
  buy: {
    usage: "<請求書> <手数料率 0.05> [理由]   （同じ請求書と思われるものがあるときは、理由が必要）",
    read: ([claim, fee, ...reason]) => ({
      claim: numberOf(claim),
      fee_ratio: fee ?? "",
      ...(reason.length === 0 ? {} : { reason: reasonOf(reason) }),
    }),
  },
  refuse: {
    usage: "<請求書> <理由>",
    read: ([claim, ...reason]) => ({ claim: numberOf(claim), reason: reasonOf(reason) }),
  },
  finish: { usage: "", read: () => ({}) },
  reject: { usage: "<理由>", read: (reason) => ({ reason: reasonOf(reason) }) },
  "pay-out": { usage: "", read: () => ({}) },
  "hand-over": {
    usage: "<請求書> [金額] [日付 2026-12-03]   （金額がなければ残りの全額）",
    read: ([claim, ...more]) => ({ claim: numberOf(claim), ...receiptOf(more) }),
  },
  "undo-hand-over": { usage: "<請求書>", read: ([claim]) => ({ claim: numberOf(claim) }) },
  settle: { usage: "<請求書>", read: ([claim]) => ({ claim: numberOf(claim) }) },
  delay: { usage: "<請求書>", read: ([claim]) => ({ claim: numberOf(claim) }) },
  contact: { usage: "<内容>", read: (note) => ({ note: reasonOf(note) }) },
  "stop-contact": {
    usage: "<lawyer|complaint|insolvency> <内容>",
    read: ([cause, ...note]) => ({ cause, note: reasonOf(note) }),
  },
  "resume-contact": { usage: "<lawyer|complaint|insolvency>", read: ([cause]) => ({ cause }) },
  "file-by": {
    usage: "<請求書> <債権届出の期限>",
    read: ([claim, on]) => ({ claim: numberOf(claim), on }),
  },
  "permit-entry": { usage: "<yes|no>", read: ([answer]) => ({ permit: isYes(answer) }) },
  "fix-account": { usage: "<yes|no>", read: ([answer]) => ({ fix: isYes(answer) }) },
  close: { usage: "", read: () => ({}) },
  "accept-identity": {
    usage: "[有効期限 2029-11-21]",
    read: ([until]) => (until ? { valid_until: until } : {}),
  },
  "ask-again-identity": { usage: "<理由>", read: (reason) => ({ reason: reasonOf(reason) }) },
};

export function actCommand(name: DeskActName, [entry, ...words]: Arguments): ActCommand {
  return { act: name, entry: numberOf(entry), body: bodies[name].read(words) };
}

export type NewEntriesCommand = { brand: string; body: { message: string | null } };

/** `stop` says why to everybody who is logged in, `resume` lets new entries come again (R4.18). */
export function newEntriesCommand(
  name: "stop" | "resume",
  [brand, ...message]: Arguments,
): NewEntriesCommand {
  if (!brand) throw new UsageError("ブランドを書いてください。");
  return { brand, body: { message: name === "stop" ? reasonOf(message) : null } };
}

/** `1` lists one status only, `0-200001` goes on where a list has ended. */
export function listQuery(words: Arguments): string {
  const query = new URLSearchParams();
  for (const word of words) query.set(word.includes("-") ? "after" : "status", word);
  return query.toString();
}

export const usage = [
  "desk list [状態 1-6] [続き]",
  "desk show <申込>",
  "desk find <照合番号>",
  "desk open <ファイル> [フォルダー]",
  ...Object.entries(bodies).map(([name, body]) => `desk ${name} <申込> ${body.usage}`.trimEnd()),
  "desk stop <ブランド> <お知らせ>   （新しい申し込みを止める）",
  "desk resume <ブランド>",
  "desk login [認証コード]",
  "desk logout",
  "desk staff <メールアドレス> <名前> <ブランド,ブランド|all>   （パスワードは DESK_PASSWORD）",
  "desk staff list",
  "desk staff code <メールアドレス>   （認証アプリを登録し直す）",
  "desk staff disable <メールアドレス>",
  "desk staff enable <メールアドレス>",
  "desk staff alone <ブランド>   （担当者が1人だけなので、決めた人が支払いも登録できる）",
  "desk staff together <ブランド>   （決めた人は支払いを登録できない。はじめはこちら）",
].join("\n");
