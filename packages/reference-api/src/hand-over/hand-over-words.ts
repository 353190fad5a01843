import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { copyOf, legalValues } from "@kaitori/brand/text";
import { japaneseDateWithWeekday, yenWithSeparators } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { HandOver } from "./hand-overs.ts";

/** Account, and for each day sum and reference, with what to do with it: for contract and mails. */
export function handOverWords({ copy, settings }: ServedBrand, handOvers: readonly HandOver[]): string {
  const say = copyOf(copy, handOverCopy);
  const { returnAccount } = legalValues(settings);
  return [
    say.account({ account: returnAccount }),
    ...handOvers.map(({ dueOn, amount, reference }) =>
      say.due({ date: japaneseDateWithWeekday(dueOn), amount: yenWithSeparators(amount), reference }),
    ),
    say.sameDay,
    say.howTo,
  ].join("\n");
}
