import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { Stack, Text } from "@kaitori/ui";
import type { Claim, Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { ReasonLines } from "./ReasonLines.tsx";

export function RemarkLines({
  inadequacy: { reason, reasons = [], remark = "" },
}: {
  inadequacy: Inadequacy;
}): ReactNode {
  if (reasons.length === 0) return reason !== "" && <Text>{reason}</Text>;
  return (
    <Stack gap="m">
      <ReasonLines reasons={reasons} />
      {remark !== "" && <Text>{remark}</Text>}
    </Stack>
  );
}

export function useInadequacyName(
  claims: readonly Claim[],
): (item: Pick<Inadequacy, "subject" | "claim">) => string {
  const words = useCopy(entryDetailCopy);
  const paperName = usePaperName();
  return ({ subject, claim: id }) => {
    const obliger = claims.find((claim) => claim.id === id)?.obliger_company_name ?? "";
    if (subject === "claim") return words.inadequateClaim({ obliger });
    const paper = paperName(subject);
    return obliger === "" ? paper : words.inadequateOf({ paper, obliger });
  };
}
