import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { isIdentityConfirmed, places } from "@kaitori/domain";
import { Link, StatusBadge, Text } from "@kaitori/ui";
import type { Readiness } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/session/use-session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useFurtherPaperName } from "./use-further-paper-name.ts";
import { useMissingLinkText } from "./use-missing-link-text.ts";

type Missing = Readiness["missing"][number];

export interface ReadinessItemProps {
  readonly need: Missing["need"];
  readonly missing: Missing | undefined;
  /** Of a paper that the brand asks for beside those of the specification: which. */
  readonly kind?: string;
}

/** One need: given already, or the way to give it. */
export function ReadinessItem({ need, missing, kind }: ReadinessItemProps) {
  const words = useCopy(readinessCopy);
  const session = useSession();
  const paper = useFurtherPaperName()(kind);
  const wayTo = useMissingLinkText();
  const isConfirmed = session.kind === "user" && isIdentityConfirmed(session.user, readToday());
  if (!missing) {
    return (
      <>
        <Text as="span">{need === "furtherPaper" ? paper : words[need]}</Text>
        <StatusBadge tone="positive">
          {need === "identity" && isConfirmed ? words.identityConfirmed : words[`${need}Done`]}
        </StatusBadge>
      </>
    );
  }
  return (
    <>
      <Link variant="standalone" href={places[missing.place]}>
        {wayTo(missing)}
      </Link>
      <StatusBadge
        tone={missing.state === "inadequate" || missing.state === "expired" ? "critical" : "caution"}
      >
        {missing.state === "missing" ? words[`${need}Missing`] : words[missing.state]}
      </StatusBadge>
    </>
  );
}
