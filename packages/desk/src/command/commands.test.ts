import { moveNames, moveOf } from "@kaitori/domain";
import { expect, test } from "vitest";
import { isDeskAct } from "../acts.ts";
import { parseChange, UsageError } from "./commands.ts";

test.each([
  { name: "accept", args: ["7", "withdrawals"], body: { subject: "withdrawals_detail", claim: null } },
  {
    name: "ask-again",
    args: ["7", "invoice:9", "印字が", "読めません"],
    body: { subject: "invoice", claim: 9, reason: "印字が 読めません" },
  },
  {
    name: "ask-again",
    args: ["7", "withdrawals#1004,1005", "暗いです"],
    body: { subject: "withdrawals_detail", claim: null, uploads: [1004, 1005], reason: "暗いです" },
  },
  {
    name: "ask-again",
    args: ["7", "further_tax_payment#1006", "発行が古い"],
    body: { subject: "further_tax_payment", claim: null, uploads: [1006], reason: "発行が古い" },
  },
  { name: "buy", args: ["7", "9", "0.05"], body: { claim: 9, fee_ratio: "0.05" } },
  {
    name: "buy",
    args: ["7", "9", "0.05", "分割払いの", "二回目"],
    body: { claim: 9, fee_ratio: "0.05", reason: "分割払いの 二回目" },
  },
  {
    name: "refuse",
    args: ["7", "9", "amountDiffers,tooFar", "amount=900000", "期日が先"],
    body: {
      claim: 9,
      codes: ["amountDiffers", "tooFar"],
      on_paper: { amount: "900000" },
      note: "期日が先",
    },
  },
  { name: "finish", args: ["7"], body: {} },
  { name: "finish", args: ["7", "again"], body: { again: true } },
  { name: "take-back-report", args: ["7", "9", "年の誤り"], body: { claim: 9, reason: "年の誤り" } },
  {
    name: "take-back-report",
    args: ["7", "9#31", "年の", "誤り"],
    body: { claim: 9, report: 31, reason: "年の 誤り" },
  },
  {
    name: "end-sale",
    args: ["7", "9", "payerPaid", "入金を", "確認"],
    body: { claim: 9, cause: "payerPaid", note: "入金を 確認" },
  },
  {
    name: "settle-uncollectable",
    args: ["7", "9", "所在が", "不明"],
    body: { claim: 9, note: "所在が 不明" },
  },
  { name: "complaint", args: ["7", "話し方が", "乱暴"], body: { message: "話し方が 乱暴" } },
  { name: "accept-identity", args: ["7", "2029-01-01"], body: { valid_until: "2029-01-01" } },
] as const)("R4.21 parses: desk $name $args", ({ name, args, body }) => {
  expect(parseChange(name, args)).toEqual({ path: `/desk/entries/7/${name}`, body });
});

test.each([
  { name: "accept", args: ["x", "withdrawals"] },
  { name: "accept", args: ["7", "invoice"] },
  { name: "accept", args: ["7", "withdrawals:3"] },
  { name: "accept", args: ["7", "passport"] },
  { name: "ask-again", args: ["7", "invoice:9"] },
  { name: "ask-again", args: ["7", "invoice:9#", "暗いです"] },
  { name: "ask-again", args: ["7", "invoice:9#all", "暗いです"] },
  { name: "ask-again", args: ["7", "invoice:9#1004#1005", "暗いです"] },
  { name: "buy", args: ["7"] },
  { name: "end-sale", args: ["7", "9", "官報で確認"] },
  { name: "settle-uncollectable", args: ["7", "9"] },
  { name: "complaint", args: ["7"] },
] as const)("R4.21 rejects: desk $name $args", ({ name, args }) => {
  expect(() => parseChange(name, args)).toThrow(UsageError);
});

test("R4.18 desk stop requires a message, desk resume does not", () => {
  const path = "/desk/brands/one/new_entries";
  const stop = parseChange("stop", ["one", "年末は", "休みます"]);
  expect(stop).toEqual({ path, body: { message: "年末は 休みます" } });
  expect(parseChange("resume", ["one"])).toEqual({ path, body: { message: null } });
  expect(() => parseChange("stop", ["one"])).toThrow(UsageError);
  expect(() => parseChange("resume", [])).toThrow(UsageError);
});

/** Moves that result from other commands, such as an offer from `finish`. */
const indirectMoves = new Set(["offer", "endContract", "endDelay", "reopen"]);

test("R4.21 each move of the desk has a command of the same name", () => {
  const deskMoves = moveNames.filter((name) => moveOf(name).by.includes("desk") && !indirectMoves.has(name));
  const commands = deskMoves.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(commands.filter((name) => !isDeskAct(name))).toEqual([]);
  expect(commands).toContain("pay-out");
});
