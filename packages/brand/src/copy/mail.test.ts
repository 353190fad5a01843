import { expect, test } from "vitest";
import { handOverCopy } from "./hand-over.ts";
import { mailCopy } from "./mail.ts";

const { texts } = mailCopy;

test("the mail of a receipt says by when the result comes", () => {
  expect(texts.submitBody).toMatch(/\{\w+By\}/);
});

test("the mail of a contract says by when the money comes", () => {
  expect(texts.contractBody).toMatch(/\{\w+By\}/);
});

test("the mail of an offer says how much, and until when it stands", () => {
  expect(texts.offerBody).toContain("{amount}");
  expect(texts.offerBody).toMatch(/\{(?:date|\w*(?:By|Day|[uU]ntil))\}/);
});

test("the mail of a payment says what is to be handed over, where and until when", () => {
  expect(texts.payOutBody).toContain("{handOvers}");
  expect(handOverCopy.texts.account).toContain("{account}");
  expect(handOverCopy.texts.due).toContain("{date}");
});

test.each([
  { mail: "askAgain", says: ["{reasons}", "{days}", "{url}"] },
  { mail: "reject", says: ["{reasons}", "直して申し込む", "もう一度の確認", "{url}"] },
  { mail: "offerEndsSoon", says: ["{amount}", "{date}", "契約へ", "{url}"] },
  { mail: "cancel", says: ["費用はかかりません", "次の申し込み", "{url}"] },
  { mail: "identityConfirmed", says: ["{date}", "していただくことはありません"] },
  { mail: "identityConfirmedOffer", says: ["{until}", "{date}", "条件をお確かめください", "{url}"] },
] as const)("the mail $mail says what, by when and what next", ({ mail, says }) => {
  for (const said of says) expect(texts[`${mail}Body`]).toContain(said);
});

test("nobody is told to delete the mail of a contract", () => {
  expect(texts.signature).toContain("{company}");
  expect(texts.signature).not.toContain("削除");
});

test.each([
  "contract",
  "payOut",
  "handOverSoon",
  "handOverToday",
  "handOverPart",
  "undoHandOver",
  "takeBackReport",
  "delay",
  "reportAsked",
  "reportReceived",
  "reportNotYet",
  "reportInsolvent",
] as const)(
  "B11 account, reference, sum and last day stand in every mail after which money is to come: %s",
  (mail) => {
    expect(texts[`${mail}Body`]).toContain("{handOvers}");
    expect(handOverCopy.texts.due).toMatch(/\{date\}.*\{amount\}.*\{reference\}/);
  },
);

test.each(["contract", "payOut"] as const)(
  "B12 while nobody speaks about money, the mail %s tells what has happened and asks for nothing",
  (mail) => {
    const body = texts[`${mail}QuietBody`];
    for (const said of ["{amount}円", "{url}", ...(mail === "contract" ? ["{payOutBy}"] : [])])
      expect(body).toContain(said);
    expect(body).not.toMatch(/\{handOvers\}|引き?渡|取引先|ください/);
  },
);
