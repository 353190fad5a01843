import { reasonsCopy } from "@kaitori/brand/copy/reasons";
import { datesOf } from "@kaitori/brand/dates";
import { copyOf } from "@kaitori/brand/text";
import {
  addDays,
  type ComparedField,
  comparedField,
  comparedUnread,
  type ReviewReason,
  todayInTokyo,
  yenWithSeparators,
} from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import { dayOf } from "../../database/columns.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { nonFieldError } from "../../http/errors.ts";
import type { ReviewContext } from "./review-context.ts";

/** The desk's reading of the invoice. */
export type OnPaper = { readonly [Field in ComparedField]?: string | undefined };

/** The reasons with what was typed and what the paper says, as they were at this moment: the form changes later (B15). */
export const toGivenReasons = (
  { brand: { copy, settings }, now }: Pick<ReviewContext, "brand" | "now">,
  reasons: readonly ReviewReason[],
  claim: ClaimRow | undefined,
  onPaper: OnPaper = {},
): GivenReason[] => {
  const unread = comparedUnread(reasons);
  if (unread.length > 0)
    throw nonFieldError({ code: "figuresOfTheUnreadable", params: { codes: unread.join(", ") } });
  return reasons.map((code) => {
    if (claim && code === "tooFar") {
      const from = addDays(dayOf(claim.obliger_payment_date), -settings.limits.paymentWithinDays);
      return from > todayInTokyo(now) ? { code, possible_from: from } : { code };
    }
    const field = comparedField(code);
    const read = field && onPaper[field];
    if (!claim || !field || !read) return { code };
    return {
      code,
      on_form: formatField(copy, field, String(claim[field])),
      on_paper: formatField(copy, field, read),
    };
  });
};

const formatField = (copy: ServedBrand["copy"], field: ComparedField, value: string): string => {
  if (field === "amount") return copyOf(copy, reasonsCopy).yen({ amount: yenWithSeparators(Number(value)) });
  return field === "obliger_payment_date" ? datesOf(copy).date(dayOf(value)) : value;
};
