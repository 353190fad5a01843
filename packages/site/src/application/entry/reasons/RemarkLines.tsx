import { Stack, Text } from "@kaitori/ui";
import type { Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import { ReasonLines } from "./ReasonLines.tsx";

/** Why a paper is requested again: codes in the brand's words with the desk's text, otherwise the server's text. */
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
