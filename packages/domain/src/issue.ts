/** Codes of all issues. The brand's copy has the Japanese sentence for each. */
export const issueCodes = [
  "required", // 入力してください。 (R5.7)
  "blank", // この項目は空にできません (R5.4)
  "accountNumber", // exactly seven digits (R5.1)
  "holderName", // characters, length, not only symbols (R5.2)
  "depositType", // the user's own account: ordinary or checking (R5.3)
  "claimDepositType", // a claim's account: ordinary or current (R5.8)
  "noClaims", // an entry without an invoice (R5.7)
  "tooManyClaims", // a sixth invoice (R5.9)
  "noObligerAccounts", // nobody who pays in is named (R5.8)
  "transferExceedsInvoice", // a warning, not an error, on first submission (R5.8)
  "deductedNotLess", // the payer takes something off, and all of it is to arrive (B11)
  "notFixedDebt", // contract readiness (R5.10)
  "notBankTransfer", // contract readiness (R5.10)
  "noInvoiceFile", // contract readiness (R5.10)
  "amount", // not a positive whole number of yen
  "amountTooLarge", // more digits than any amount has
  "date", // not a day of the calendar
  "postcode", // not seven digits
  "phone", // not a Japanese phone number
  "houjinbangou", // thirteen digits whose check digit fits
  "yuchoSymbol", // ゆうちょ 記号
  "yuchoNumber", // ゆうちょ 番号
  "yuchoEnding", // a ゆうちょ 番号 of a savings account that does not end in 1
  "holderOther", // the account is certainly somebody else's (D10)
  "nameCharacters", // a picture in a name
  "unreadableCharacters", // a letter of one font, or one that no standard has given out (B1)
  "traderCompanyForm", // 株式会社 in the name of a sole trader
  "choice", // not one of the values on offer
  "noWithdrawalStatements", // at least one withdrawal statement (R4.13)
  "fileMissing", // a file the format asks for (R4.13)
  "sideMissing", // one side of a licence
  "kindsOfOneSet", // a file that stands for papers of different sets
  "duplicateClaim", // a warning: the same obliger again, amount and date the same or near, 二重譲渡 (B10)
  "nothingNew", // a claim that was asked for again comes back as it was (B4)
  "uploadInProgress", // one upload per kind at a time (R5.5)
  "email", // not a mail address
  "passwordShort", // fewer characters than a password has
  "passwordSame", // the password is the mail address
  "passwordCommon", // the password is among those that everybody tries first
  "passwordOwnWords", // the password is made of names, the address or the service
  "tooLong", // more characters than the field holds
  "pastDate", // a payment that is due already
  "dateTooFar", // a payment later than the calendar of bank days reaches
  "futureDate", // a day on which nothing can have happened yet
  "beforeContract", // money that came before its claim was sold
  "dayTooFar", // a day later than the calendar of bank days reaches
  "moreThanLeft", // more than is still to come
  "amountOutOfRange", // outside of what the brand buys
  "consentMissing", // the terms have not been agreed to
  "explanationNotRead", // what has to be known before a contract has not been read
] as const;
export type IssueCode = (typeof issueCodes)[number];

export type IssuePath = readonly (string | number)[];

/** One issue: its path in the wire's names, its code, and the values for its sentence. */
export type Issue<Code extends IssueCode = IssueCode> = {
  readonly path: IssuePath;
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>>;
};
