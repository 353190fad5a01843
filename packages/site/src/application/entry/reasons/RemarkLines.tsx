import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { Stack, Text } from "@kaitori/ui";
import type { Claim, Entry, Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { ReasonLines } from "./ReasonLines.tsx";
import * as styles from "./RemarkLines.css.ts";

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

export interface InadequateDescriptionProps {
  readonly entry: Entry;
  readonly inadequacies: readonly Inadequacy[];
}

/** The specification's sentence for an inadequate entry, above the reasons of the items. */
export function InadequateDescription({ entry, inadequacies }: InadequateDescriptionProps): ReactNode {
  const { description_of_inadequate_document: description } = entry;
  if (isListOfReasons(description, inadequacies)) return null;
  return (
    <div className={styles.description}>
      <Text>{description}</Text>
    </div>
  );
}

/** Some servers list the reasons in the description. */
function isListOfReasons(description: string, inadequacies: readonly Inadequacy[]): boolean {
  const remainingText = inadequacies.reduce((text, { reason }) => text.replace(reason, ""), description);
  return remainingText.replace(/[\s・]/g, "") === "";
}
