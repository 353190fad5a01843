import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { places } from "@kaitori/domain";
import { Banner, ButtonLink, Stack } from "@kaitori/ui";
import type { Readiness } from "@kaitori/wire";
import { Blockers } from "../../readiness/Blockers.tsx";
import { useCopy } from "../../use-copy.ts";
import { isWayOpen, told } from "./told.ts";

/** The way to a new entry, by the first thing that is missing; or what keeps it closed (R4.14, B2). */
export function NewEntry({ readiness }: { readiness: Readiness }) {
  const { blockers, missing } = readiness;
  const words = useCopy(mypageCopy);
  const { title } = useCopy(blockersCopy);
  if (isWayOpen(readiness))
    return (
      // As wide as its words, wherever it stands.
      <div>
        <ButtonLink href={places[missing[0]?.place ?? "invoices"]}>{words.newEntry}</ButtonLink>
      </div>
    );
  const toSay = blockers.filter((blocker) => told[blocker] === "here");
  if (toSay.length === 0) return null;
  return (
    <Banner tone="caution" title={title}>
      <Stack gap="s">
        <Blockers blockers={toSay} />
      </Stack>
    </Banner>
  );
}
