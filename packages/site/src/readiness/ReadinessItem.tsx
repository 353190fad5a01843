import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { japaneseDate, places } from "@kaitori/domain";
import { Link, StatusBadge, Text } from "@kaitori/ui";
import type { Readiness } from "@kaitori/wire";
import { useCopy } from "../use-copy.ts";

type Missing = Readiness["missing"][number];

/** One need: given already, or the way to give it. */
export function ReadinessItem({ need, missing }: { need: Missing["need"]; missing: Missing | undefined }) {
  const words = useCopy(readinessCopy);
  if (!missing) {
    return (
      <>
        <Text as="span">{words[need]}</Text>
        <StatusBadge tone="positive">{words.done}</StatusBadge>
      </>
    );
  }
  return (
    <>
      <Link variant="standalone" href={places[missing.place]}>
        {need === "withdrawalStatements" ? withdrawals(missing.from) : words[`${need}Way`]}
      </Link>
      <StatusBadge tone={missing.state === "missing" ? "caution" : "critical"}>
        {words[missing.state]}
      </StatusBadge>
    </>
  );

  function withdrawals(from: Missing["from"]) {
    return from ? words.withdrawalStatementsWay({ date: japaneseDate(from) }) : words.withdrawalStatements;
  }
}
