import { Text } from "@kaitori/ui";
import { type Adjustment, adjustmentsOf } from "./colour-adjustments.ts";
import type { LookProps } from "./Look.tsx";

/** Says beside a decision how the theme has changed a colour because of it. */
export function AdjustedColours({
  of,
  tokens,
}: Pick<LookProps, "tokens"> & { readonly of: Adjustment["of"][number] }) {
  return adjustmentsOf(tokens)
    .filter((adjustment) => adjustment.of.includes(of))
    .map(({ sentence }) => (
      <Text key={sentence} size="small" tone="quiet">
        {sentence}
      </Text>
    ));
}
