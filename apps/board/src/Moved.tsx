import { Text } from "@kaitori/ui";
import type { LookProps } from "./Look.tsx";
import { type Move, movesOf } from "./moves.ts";

/** Says beside a decision how the theme has changed a colour because of it. */
export function Moved({ of, tokens }: Pick<LookProps, "tokens"> & { readonly of: Move["of"][number] }) {
  return movesOf(tokens)
    .filter((move) => move.of.includes(of))
    .map(({ sentence }) => (
      <Text key={sentence} size="small" tone="quiet">
        {sentence}
      </Text>
    ));
}
