import { Text } from "@kaitori/ui";
import { type Adjustment, adjustmentsOf } from "./colour-adjustments.ts";
import type { LookProps } from "./Look.tsx";

/** Shows beside a decision the colours that the theme has changed because of it. */
export function AdjustedColours({
  decision,
  tokens,
}: Pick<LookProps, "tokens"> & { readonly decision: Adjustment["causes"][number] }) {
  return adjustmentsOf(tokens)
    .filter((adjustment) => adjustment.causes.includes(decision))
    .map(({ sentence }) => (
      <Text key={sentence} size="small" tone="subtle">
        {sentence}
      </Text>
    ));
}
