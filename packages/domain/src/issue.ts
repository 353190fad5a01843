/** Codes of all issues, each with the input for which it is given. The brand's copy has the Japanese sentence for each. */
export const issueCodes = [
  "required", // 入力してください。 (R5.7)
  "blank", // この項目は空にできません (R5.4)
  "accountNumber", // not exactly seven digits (R5.1)
  "holderName", // wrong characters or length, or only symbols (R5.2)
  "depositType", // the user's own account: neither ordinary nor checking (R5.3)
  "claimDepositType", // a claim's account: neither ordinary nor current (R5.8)
  "noClaims", // an entry without an invoice (R5.7)
  "tooManyClaims", // a sixth invoice (R5.9)
  "noObligerAccounts", // no name of a payer (R5.8)
  "transferExceedsInvoice", // a warning, not an error, on first submission (R5.8)
  "deductedNotLess", // the payer deducts an amount, but the expected transfer is the face value (B11)
  "notFixedDebt", // before a contract: the amount of a claim is not settled (R5.10)
  "notBankTransfer", // before a contract: the payer does not pay by bank transfer (R5.10)
  "noInvoiceFile", // before a contract: no invoice is uploaded (R5.10)
  "amount", // not a positive whole number of yen
  "amountTooLarge", // more digits than the largest amount
  "date", // not a day of the calendar
  "postcode", // not seven digits
  "phone", // not a Japanese phone number
  "houjinbangou", // not thirteen digits with a valid check digit
  "yuchoSymbol", // ゆうちょ 記号
  "yuchoNumber", // ゆうちょ 番号
  "yuchoEnding", // a ゆうちょ 番号 of a savings account that does not end in 1
  "holderMismatch", // the account belongs to somebody else (D10)
  "nameCharacters", // an emoji, markup or a URL in a name
  "unreadableCharacters", // a private-use or unassigned character (B1)
  "traderCompanyForm", // 株式会社 in the name of a sole trader
  "choice", // not one of the allowed values
  "noWithdrawalStatements", // no withdrawal statement (R4.13)
  "fileMissing", // a missing file that the format requires (R4.13)
  "sideMissing", // only one side of a licence
  "kindsOfOneSet", // a file with papers of different sets; all must be of one set
  "duplicateClaim", // a warning: the same obliger again, amount and date equal or similar, 二重譲渡 (B10)
  "stillDifferent", // an answer that differs from the invoice is resubmitted unchanged (B15)
  "nothingNew", // a claim that was requested again is resubmitted unchanged (B4)
  "uploadInProgress", // a second upload of the kind at the same time (R5.5)
  "email", // not a mail address
  "passwordShort", // fewer characters than required
  "passwordSame", // the password is the mail address
  "passwordCommon", // a common password
  "passwordOwnWords", // the password is made of names, the address or the service
  "tooLong", // more characters than the field allows
  "pastDate", // a payment that is due already
  "paymentDateTooFar", // a payment date of an invoice for which bank holidays cannot be estimated
  "futureDate", // a date in the future
  "beforeContract", // a receipt before the contract
  "expectedDateTooFar", // an expected payment more than a year ahead, or a day for which bank holidays cannot be estimated
  "moreThanLeft", // more than the outstanding amount
  "otherPayer", // a new invoice paper that names another payer than the claim
  "amountOutOfRange", // outside the purchase limits of the brand
  "consentMissing", // the terms have not been agreed to
  "explanationNotRead", // the explanation before the contract has not been read
] as const;
export type IssueCode = (typeof issueCodes)[number];

export type IssuePath = readonly (string | number)[];

/** One issue: its path in the wire's names, its code, and the values for its sentence. */
export type Issue<Code extends IssueCode = IssueCode> = {
  readonly path: IssuePath;
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>>;
};
