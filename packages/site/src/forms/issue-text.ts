import type { CopyOf } from "@kaitori/brand";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { type Issue, type IssueCode, yenWithSeparators } from "@kaitori/domain";
import { useCopy } from "../use-copy.ts";

type Params = NonNullable<Issue["params"]>;
type Sentences = Record<IssueCode, string | ((params: Params) => string)>;

/** A sentence for every finding of the domain: the specification's own where it gives one, else the copy's. */
export function useIssueText(): (issue: Pick<Issue, "code" | "params">) => string {
  const sentences = sentencesOf(useCopy(specificationCopy), useCopy(issuesCopy));
  return ({ code, params = {} }) => {
    const sentence = sentences[code];
    return typeof sentence === "string" ? sentence : sentence(params);
  };
}

function sentencesOf(fixed: CopyOf<typeof specificationCopy>, words: CopyOf<typeof issuesCopy>): Sentences {
  return {
    required: fixed.required,
    blank: fixed.blank,
    accountNumber: fixed.bankAccountNumber,
    holderName: fixed.accountHolderName,
    claimDepositType: fixed.claimDepositType,
    noClaims: fixed.noClaims,
    tooManyClaims: fixed.tooManyClaims,
    uploadInProgress: fixed.otherUploadUnderWay,
    depositType: words.depositType,
    noObligerAccounts: words.noObligerAccounts,
    transferExceedsInvoice: words.transferExceedsInvoice,
    notFixedDebt: words.notFixedDebt,
    notBankTransfer: words.notBankTransfer,
    noInvoiceFile: words.noInvoiceFile,
    noWithdrawalStatements: words.noWithdrawalStatements,
    fileMissing: ({ kind = "" }) => words.fileMissing({ kind }),
    amount: words.amount,
    sideMissing: words.sideMissing,
    kindsOfOneSet: words.kindsOfOneSet,
    amountTooLarge: words.amountTooLarge,
    date: words.date,
    postcode: words.postcode,
    phone: words.phone,
    houjinbangou: words.houjinbangou,
    yuchoSymbol: words.yuchoSymbol,
    yuchoNumber: words.yuchoNumber,
    yuchoEnding: words.yuchoEnding,
    bankUnknown: words.bankUnknown,
    branchUnknown: words.branchUnknown,
    holderOther: words.holderOther,
    nameCharacters: words.nameCharacters,
    traderCompanyForm: words.traderCompanyForm,
    choice: words.choice,
    duplicateClaim: words.duplicateClaim,
    email: words.email,
    passwordShort: ({ min = "" }) => words.passwordShort({ min }),
    passwordSame: words.passwordSame,
    passwordCommon: words.passwordCommon,
    passwordOwnWords: words.passwordOwnWords,
    tooLong: ({ max = "" }) => words.tooLong({ max }),
    futureDate: words.futureDate,
    dayTooFar: ({ last = "" }) => words.dayTooFar({ last }),
    moreThanLeft: ({ max = "" }) => words.moreThanLeft({ max }),
    pastDate: words.pastDate,
    dateTooFar: ({ last = "" }) => words.dateTooFar({ last }),
    amountOutOfRange: ({ min = 0, max = 0 }) =>
      words.amountOutOfRange({ min: yenWithSeparators(Number(min)), max: yenWithSeparators(Number(max)) }),
    consentMissing: words.consentMissing,
    explanationNotRead: words.explanationNotRead,
  };
}
