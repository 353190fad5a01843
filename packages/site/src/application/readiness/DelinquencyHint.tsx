import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { href, type Readiness } from "@kaitori/domain";
import { Banner, LineLink } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Asks a user with tax arrears for the papers about them, which an entry does not require. */
export function DelinquencyHint({
  readiness,
}: {
  readonly readiness: Pick<Readiness, "isArrearsPaperRequested"> | null;
}) {
  const words = useCopy(readinessCopy);
  if (!readiness?.isArrearsPaperRequested) return null;
  return (
    <Banner
      tone="notice"
      action={<LineLink href={`${href.profile()}#delinquency`}>{words.delinquencyAction}</LineLink>}
    >
      {words.delinquencyHint}
    </Banner>
  );
}
