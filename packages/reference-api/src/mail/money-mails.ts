import type { MailName } from "@kaitori/brand/mail";

/** What is about money to be handed over: none of it is written to a person with a lawyer or a complaint (B12). */
const moneyMails: ReadonlySet<MailName> = new Set([
  "handOverSoon",
  "handOverToday",
  "reportAsked",
  "reportReceived",
  "reportNotYet",
  "reportNotYetUnknown",
  "reportInsolvent",
  "reportBeforePayOut",
  "takeBackReport",
  "handOverPart",
  "handOver",
  "undoHandOver",
  "settle",
  "settleUncollectable",
  "delay",
]);

export const isAboutMoney = (mail: MailName) => moneyMails.has(mail);
