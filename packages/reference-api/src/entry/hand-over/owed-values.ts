import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import { copyOf } from "@kaitori/brand/text";
import {
  leftToHandOver,
  pendingForLater,
  remainderFromPayer,
  type Yen,
  yenWithSeparators,
} from "@kaitori/domain";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { claimsLeftToHandOver, withHandOverFacts } from "./hand-over-facts.ts";
import { handOversOf } from "./hand-overs.ts";
import { totalLateDamages } from "./late-damages-of.ts";

/** Computes the values of a mail about a sold claim: amount of the event, rest to hand over and its last day. */
export async function owedValues(
  context: Pick<ReviewContext, "transaction" | "brand" | "now">,
  claim: ClaimRow,
  amount: Yen,
) {
  const { transaction, brand } = context;
  const claims = await withHandOverFacts(transaction, [claim]);
  const damages = await totalLateDamages(context, claims);
  const leftClaims = claimsLeftToHandOver(claims);
  const fromPayer = claims.reduce((sum, one) => sum + remainderFromPayer(one.facts), 0);
  const later = claims.reduce((sum, one) => sum + pendingForLater(one.facts), 0);
  const { awaitedLine, laterLine, damagesLine } = copyOf(brand.copy, mailCopy);
  return {
    obliger: claim.obliger_company_name,
    amount,
    left: claims.reduce((sum, one) => sum + leftToHandOver(one.facts), 0),
    date: claims
      .flatMap((one) => one.facts.dueOn ?? one.facts.askAgainOn ?? [])
      .map(datesOf(brand.copy).day)
      .join(),
    damages: damages > 0 ? `\n\n${damagesLine({ amount: yenWithSeparators(damages) })}` : "",
    handOvers: [
      ...(leftClaims.length > 0 ? [handOverWords(brand, await handOversOf(transaction, leftClaims))] : []),
      ...(later > 0 ? [laterLine({ amount: yenWithSeparators(later) })] : []),
      ...(fromPayer > 0 ? [awaitedLine({ amount: yenWithSeparators(fromPayer) })] : []),
    ].join("\n"),
  };
}
