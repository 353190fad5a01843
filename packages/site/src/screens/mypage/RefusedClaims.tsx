import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Stack, Text } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { RefusalLines } from "#application/entry/reasons/RefusalLines.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { Refusals } from "./refusals.ts";

/** The invoices of a running entry that are not bought, each with its reason (B8). */
export function RefusedClaims({ claims, refusals }: { claims: readonly Claim[]; refusals: Refusals }) {
  const words = useCopy(mypageCopy);
  return (
    <Stack gap="xs">
      <Text size="small">{words.notBought}</Text>
      <Stack gap="s" as="ul">
        {claims.map(({ id, obliger_company_name }) => (
          <li key={id}>
            <Text weight="strong">{obliger_company_name}</Text>
            <RefusalLines refusal={refusals.get(id)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
