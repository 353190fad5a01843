import { reasonsCopy } from "@kaitori/brand/copy/reasons";
import { datesOf } from "@kaitori/brand/dates";
import { copyOf } from "@kaitori/brand/text";
import {
  addDays,
  type CalendarDate,
  type ComparedField,
  comparedField,
  contradictoryReasons,
  type ReviewReason,
  todayInTokyo,
  yenWithSeparators,
} from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { nonFieldError } from "../../http/errors.ts";
import type { ReviewContext } from "../make-move.ts";

/** Values that the desk read on the invoice. */
export type OnPaper = { readonly [Field in ComparedField]?: string | undefined };

/** Stores the values of form and paper with each reason, because the form may change later (B15). */
export const toGivenReasons = (
  { brand: { copy, settings }, now }: Pick<ReviewContext, "brand" | "now">,
  reasons: readonly ReviewReason[],
  claim: ClaimRow | undefined,
  onPaper: OnPaper = {},
): GivenReason[] => {
  const unreadableFields = contradictoryReasons(reasons);
  if (unreadableFields.length > 0)
    throw nonFieldError({ code: "figuresOfTheUnreadable", params: { codes: unreadableFields.join(", ") } });
  return reasons.map((code) => {
    if (claim && code === "tooFar") {
      const from = addDays(claim.obliger_payment_date, -settings.limits.paymentWithinDays);
      return from > todayInTokyo(now) ? { code, possible_from: from } : { code };
    }
    const field = comparedField(code);
    const paperValue = field && onPaper[field];
    if (!claim || !field || !paperValue) return { code };
    return {
      code,
      on_form: formatField(copy, field, String(claim[field])),
      on_paper: formatField(copy, field, paperValue),
    };
  });
};

const formatField = (copy: ServedBrand["copy"], field: ComparedField, value: string): string => {
  if (field === "amount") return copyOf(copy, reasonsCopy).yen({ amount: yenWithSeparators(Number(value)) });
  return field === "obliger_payment_date" ? datesOf(copy).date(value as CalendarDate) : value;
};
