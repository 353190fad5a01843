import type { MailName } from "@kaitori/brand/mail";

/** Mails about money to be handed over: never sent to a person with a lawyer or a complaint (B12). */
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
