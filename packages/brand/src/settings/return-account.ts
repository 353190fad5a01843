import { depositTypes, formatHolderName, isAccountNumber, isHolderName } from "@kaitori/domain";
import * as v from "valibot";
import { documented, matching, Text } from "./values.ts";

/** Half-width katakana, capitals, digits and the symbols that banks transmit. */
const transmittedName = /^[ｱ-ﾝﾞﾟA-Z0-9 ().\-/｢｣]{1,30}$/;

const fields = v.strictObject({
  bankName: documented("Name of the bank.", Text),
  bankCode: documented("Code of the bank, 4 digits.", matching(/^\d{4}$/, "must be 4 digits")),
  branchName: documented("Name of the branch.", Text),
  branchCode: documented("Code of the branch, 3 digits.", matching(/^\d{3}$/, "must be 3 digits")),
  depositType: documented(
    "Kind of the account: ordinary or checking.",
    v.picklist(depositTypes, 'must be "ordinary" or "checking"'),
  ),
  number: documented(
    "Number of the account, 7 digits.",
    v.pipe(
      v.string(),
      v.check((text) => isAccountNumber(text), "must be 7 digits"),
    ),
  ),
  holder: documented(
    "Holder as it is shown, in full-width katakana.",
    v.pipe(v.string(), v.check(isHolderName, "must be full-width katakana, at most 30 characters")),
  ),
  holderKana: documented(
    "Holder as banks transmit it, in half-width katakana.",
    matching(transmittedName, "must be half-width katakana, at most 30 characters"),
  ),
});

/** The account for hand-overs. With a wrong name the bank returns the transfer or sends it elsewhere. */
export const ReturnAccount = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["holder"], ["holderKana"]],
      ({ holder, holderKana }) =>
        !isHolderName(holder) || formatHolderName(holder) === formatHolderName(holderKana),
      "must be the same name as holder",
    ),
    ["holderKana"],
  ),
);
