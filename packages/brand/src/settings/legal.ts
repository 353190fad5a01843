import * as v from "valibot";
import { Day, documented, MailAddress, matching, optional, Text } from "./values.ts";

/** False for 「17:30〜9:00」; a text without two times or with 翌 is not checked. */
function closesLater(hours: string): boolean {
  const times = hours
    .normalize("NFKC")
    .matchAll(/(\d{1,2})[:時](\d{2})?分?\s*[~〜～–-]\s*(\d{1,2})[:時](\d{2})?/g);
  return [...times].every(
    ([, opens, openingMinute = "0", closes, closingMinute = "0"]) =>
      Number(opens) * 60 + Number(openingMinute) < Number(closes) * 60 + Number(closingMinute),
  );
}

export const Legal = v.pipe(
  v.strictObject({
    company: documented(
      "Registered name of the company that buys the invoices.",
      v.pipe(
        Text,
        v.check(
          (name) => !/[㈱㈲]|\((?:株|有)\)|（(?:株|有)）/.test(name),
          'must spell the kind of company out, such as "株式会社"',
        ),
      ),
    ),
    we: optional("Name for itself in the terms and policies, such as 当組合; 当社 by default.", Text),
    representative: documented("Title and name of the representative.", Text),
    zipcode: documented(
      "Postcode of the registered office, 7 digits with a hyphen.",
      matching(/^\d{3}-\d{4}$/, 'must look like "100-0001"'),
    ),
    address: documented("Address of the registered office without the postcode.", Text),
    phone: documented(
      "Telephone number that applicants may call.",
      v.pipe(
        v.string(),
        v.regex(/^0\d{1,4}-\d{1,4}-\d{3,4}$/, 'must look like "03-1234-5678"'),
        v.check(
          (text) => text.replaceAll("-", "").length === (/^0(?:[5789]0|800)/.test(text) ? 11 : 10),
          'must have 10 or 11 digits, such as "03-1234-5678"',
        ),
      ),
    ),
    email: documented("Mail address for enquiries.", MailAddress),
    hours: documented(
      "Telephone hours as shown to applicants, with the closed days, such as 土日祝日.",
      v.pipe(Text, v.check(closesLater, 'must close after it opens, such as "9:00〜17:30"')),
    ),
    privacyOfficer: documented("Office or person responsible for personal data.", Text),
    court: documented("Court of first instance agreed upon in the terms.", Text),
    established: documented("Day on which the terms came into force.", Day),
    revised: documented("Day of the last revision of terms and policies.", Day),
  }),
  v.forward(
    v.check(({ established, revised }) => established <= revised, "must not be before established"),
    ["revised"],
  ),
);
export type Legal = v.InferOutput<typeof Legal>;
