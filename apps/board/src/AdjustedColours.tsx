import { Note } from "@kaitori/ui";
import { type Adjustment, adjustmentsOf } from "./colour-adjustments.ts";
import type { LookProps } from "./Look.tsx";

/** Lists the colours that the theme has changed because of a decision, for the contrast of text. */
export function AdjustedColours({
  decision,
  tokens,
}: Pick<LookProps, "tokens"> & { readonly decision: Adjustment["causes"][number] }) {
  return adjustmentsOf(tokens)
    .filter((adjustment) => adjustment.causes.includes(decision))
    .map(({ sentence }) => <Note key={sentence}>{sentence}</Note>);
}
