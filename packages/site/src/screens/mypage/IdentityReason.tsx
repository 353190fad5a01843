import { identityCopy } from "@kaitori/brand/copy/identity";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import type { ReadinessItem } from "@kaitori/domain";
import { Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export function IdentityReason({ missing: { need, state, reason } }: { missing: ReadinessItem }) {
  const words = useCopy(identityCopy);
  const { identity } = useCopy(readinessCopy);
  if (need !== "identity" || (state !== "inadequate" && state !== "expired")) return null;
  return (
    <div>
      <Text weight="strong">
        {identity}：{words[state]}
      </Text>
      <Text>{reason ?? words[`${state}Help`]}</Text>
    </div>
  );
}
