import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import { copyOf } from "@kaitori/brand/text";
import { awaitedBeside, keptForLater, leftToHandOver, type Yen, yenWithSeparators } from "@kaitori/domain";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { handOversOf } from "./hand-overs.ts";
import { knownClaims, stillOwed } from "./known-claims.ts";
import { damagesOf } from "./late-damages-of.ts";

/** For the words of a mail about one sold claim: what it tells of, and what is still to be handed over, by when and where. */
export async function owedValues(
  context: Pick<ReviewContext, "transaction" | "brand" | "now">,
  claim: ClaimRow,
  amount: Yen,
) {
  const { transaction, brand } = context;
  const known = await knownClaims(transaction, [claim]);
  const damages = await damagesOf(context, known);
  const owed = stillOwed(known);
  const awaited = known.reduce((sum, one) => sum + awaitedBeside(one.known), 0);
  const later = known.reduce((sum, one) => sum + keptForLater(one.known), 0);
  const { awaitedLine, laterLine, damagesLine } = copyOf(brand.copy, mailCopy);
  return {
    obliger: claim.obliger_company_name,
    amount,
    left: known.reduce((sum, one) => sum + leftToHandOver(one.known), 0),
    date: known
      .flatMap((one) => one.known.dueOn ?? one.known.askAgainOn ?? [])
      .map(datesOf(brand.copy).day)
      .join(),
    damages: damages > 0 ? `\n\n${damagesLine({ amount: yenWithSeparators(damages) })}` : "",
    handOvers: [
      ...(owed.length > 0 ? [handOverWords(brand, await handOversOf(transaction, owed))] : []),
      ...(later > 0 ? [laterLine({ amount: yenWithSeparators(later) })] : []),
      ...(awaited > 0 ? [awaitedLine({ amount: yenWithSeparators(awaited) })] : []),
    ].join("\n"),
  };
}
