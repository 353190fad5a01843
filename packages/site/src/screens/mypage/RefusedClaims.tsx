import { Stack, Text } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import { RefusalLines } from "#application/entry/reasons/ReasonLines.tsx";
import { groupsOf } from "#parts/groups-of.ts";
import { isCorrectable, type Refusals, refusedClaimsOf } from "./refusals.ts";

export interface RefusedClaimsProps {
  readonly title: string;
  readonly entry: Pick<Entry, "claims">;
  readonly refusals: Refusals;
}

/** Each reason once, with the payers of its invoices (B8, B15); correctable invoices come last, beside the button. */
export function RefusedClaims({ title, entry, refusals }: RefusedClaimsProps) {
  const rankOf = (claim?: Claim) => Number(isCorrectable(claim && refusals.get(claim.id)));
  const groups = groupsOf(refusedClaimsOf(entry), ({ id }) => {
    const { reasons, note } = refusals.get(id) ?? {};
    return JSON.stringify([reasons, note]);
  }).toSorted(([, [one]], [, [other]]) => rankOf(one) - rankOf(other));
  const showsPayers = groups.length > 1 || refusedClaimsOf(entry).length < entry.claims.length;
  return (
    <Stack gap="xs">
      <Text size="small">{title}</Text>
      <Stack gap="m" as="ul">
        {groups.map(([key, claims]) => (
          <li key={key}>
            {showsPayers && (
              <Text weight="strong">
                {claims.map(({ obliger_company_name }) => obliger_company_name).join("、")}
              </Text>
            )}
            <RefusalLines refusal={claims[0] && refusals.get(claims[0].id)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
