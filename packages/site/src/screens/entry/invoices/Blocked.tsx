import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { readinessPaths } from "@kaitori/domain";
import { Banner, LineLink, Stack, Text } from "@kaitori/ui";
import { useStore } from "zustand";
import { Blockers } from "#application/readiness/Blockers.tsx";
import { isEntryBlocked } from "#application/readiness/steps-done.ts";
import { useFurtherPaperName } from "#application/readiness/use-missing-link-text.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

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
          <LineLink key={`${need} ${kind}`} href={readinessPaths[page]}>
            {need === "furtherPaper"
              ? needs.furtherPaperAction({ paper: nameOf(kind) })
              : need === "withdrawalStatements"
                ? needs.withdrawalStatements
                : needs[`${need}Action`]}
          </LineLink>
        ))}
        {!isEmpty && <Text size="small">{keptAsDraft}</Text>}
      </Stack>
    </Banner>
  );
}

/** The server's reasons against a submission; a missing identity counts once, as a blocker. */
export function useBlocked() {
  const readiness = useStore(useSite().readiness.store);
  const blockers = readiness?.blockers ?? [];
  const missingItems = (readiness?.missing ?? []).filter(
    ({ need }) => need !== "identity" || !blockers.some((blocker) => blocker.startsWith("identity")),
  );
  return {
    isEntryBlocked: isEntryBlocked({ blockers }),
    isBlocked: blockers.length + missingItems.length > 0,
    blockers,
    missing: missingItems,
  };
}
