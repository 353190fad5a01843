import { Text } from "@kaitori/ui";
import type { LookProps } from "./Look.tsx";
import { type Move, movesOf } from "./moves.ts";

/** What follows from a decision and is drawn, said beside it. */
export function Moved({ of, tokens }: Pick<LookProps, "tokens"> & { readonly of: Move["of"][number] }) {
  return movesOf(tokens)
    .filter((move) => move.of.includes(of))
    .map(({ sentence }) => (
      <Text key={sentence} size="small" tone="quiet">
        {sentence}
      </Text>
    ));
}
