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

/** What follows the number of the entry, for every act of the desk. */
const bodies: Record<DeskActName, { usage: string; read: (words: Arguments) => object }> = {
  accept: { usage: "<書類>", read: ([item = ""]) => itemOf(item) },
  return: {
    usage: "<書類>[#<ファイル>,<ファイル>] <理由>",
    read: ([papers = "", ...reason]) => {
      const [item = "", ...files] = papers.split("#");
      const uploads = files.length === 0 ? {} : { uploads: files.join("#").split(",").map(numberOf) };
      return { ...itemOf(item), ...uploads, reason: reasonOf(reason) };
    },
  },
  buy: {
    usage: "<請求書> <手数料率 0.05>",
    read: ([claim, fee]) => ({ claim: numberOf(claim), fee_ratio: fee ?? "" }),
  },
  refuse: {
    usage: "<請求書> <理由>",
    read: ([claim, ...reason]) => ({ claim: numberOf(claim), reason: reasonOf(reason) }),
  },
  finish: { usage: "", read: () => ({}) },
  reject: { usage: "<理由>", read: (reason) => ({ reason: reasonOf(reason) }) },
  pay: { usage: "", read: () => ({}) },
  returned: { usage: "<請求書>", read: ([claim]) => ({ claim: numberOf(claim) }) },
  delayed: { usage: "<請求書>", read: ([claim]) => ({ claim: numberOf(claim) }) },
  close: { usage: "", read: () => ({}) },
  "accept-identity": {
    usage: "[有効期限 2029-11-21]",
    read: ([until]) => (until ? { valid_until: until } : {}),
  },
  "return-identity": { usage: "<理由>", read: (reason) => ({ reason: reasonOf(reason) }) },
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

export const usage = [
  "desk list [状態 1-6]",
  "desk show <申込>",
  "desk find <照合番号>",
  "desk open <ファイル> [フォルダー]",
  ...Object.entries(bodies).map(([name, body]) => `desk ${name} <申込> ${body.usage}`.trimEnd()),
  "desk stop <ブランド> <お知らせ>   （新しい申し込みを止める）",
  "desk resume <ブランド>",
  "desk staff <メールアドレス> <名前> <ブランド,ブランド|all>   （パスワードは DESK_PASSWORD）",
].join("\n");
