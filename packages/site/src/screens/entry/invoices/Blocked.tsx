import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { readinessPaths } from "@kaitori/domain";
import { Banner, Link, Stack, Text } from "@kaitori/ui";
import { Blockers } from "#application/readiness/Blockers.tsx";
import { useFurtherPaperName } from "#application/readiness/use-missing-link-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useBlocked } from "./use-blocked.ts";

/** The reasons that block this entry, each with a link to resolve it; typed text stays (R4.14, R4.20). */
export function Blocked({ isEmpty = false }: { isEmpty?: boolean }) {
  const words = useCopy(blockersCopy);
  const needs = useCopy(readinessCopy);
  const { keptAsDraft } = useCopy(invoicesCopy);
  const { isBlocked, blockers, missing } = useBlocked();
  const nameOf = useFurtherPaperName();
  if (!isBlocked) return null;
  return (
    <Banner tone="caution" title={words.title} role="status">
      <Stack gap="s">
        <Blockers blockers={blockers} />
        {missing.map(({ need, page, kind }) => (
          <Link key={`${need} ${kind}`} variant="standalone" href={readinessPaths[page]}>
            {need === "furtherPaper"
              ? needs.furtherPaperAction({ paper: nameOf(kind) })
              : need === "withdrawalStatements"
                ? needs.withdrawalStatements
                : needs[`${need}Action`]}
          </Link>
        ))}
        {!isEmpty && <Text size="small">{keptAsDraft}</Text>}
      </Stack>
    </Banner>
  );
}
