import { furtherPaperName } from "@kaitori/brand";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import type { ReadinessItem } from "@kaitori/domain";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

export function useMissingLinkText(): (missing: ReadinessItem) => string {
  const dates = useDates();
  const words = useCopy(readinessCopy);
  const session = useSession();
  const paperName = useFurtherPaperName();
  const isIndividual = session.kind === "user" && session.user.isIndividual;
  return ({ need, from, kind }) => {
    const linkTexts = {
      profile: words.profileAction,
      identity: words.identityAction,
      bankAccount: words.bankAccountAction,
      withdrawalStatements: from
        ? words.withdrawalStatementsAction({ date: dates.date(from) })
        : words.withdrawalStatements,
      financialStatements: isIndividual
        ? words.financialStatementsIndividualAction
        : words.financialStatementsAction,
      furtherPaper: words.furtherPaperAction({ paper: paperName(kind) }),
    } as const satisfies Record<ReadinessItem["need"], string>;
    return linkTexts[need];
  };
}

/** Names a further paper of the brand without loading the names of all others. */
export function useFurtherPaperName(): (kind: string | undefined) => string {
  const { copy } = useBrand();
  const { furtherPaper } = useCopy(readinessCopy);
  return (kind) => (kind && furtherPaperName(copy, kind)) ?? furtherPaper;
}
