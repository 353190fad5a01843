import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { fetched } from "#foundation/updates/fetched.ts";
import type { LoadedInvoices } from "./load-invoices.ts";
import type { ReplacedMarks } from "./Replaced.tsx";

type Part = typeof import("./Replaced.tsx");
let part: Part | undefined;

/** The words of the reasons are loaded only for another application, before the page is drawn. */
export async function fetchReplaced(): Promise<void> {
  part ??= await fetched(import("./Replaced.tsx"));
}

type Loaded = Pick<LoadedInvoices, "draft" | "earlierClaims">;

export function useReplacedMarks(loaded: Loaded): (claim: ClaimValues) => ReplacedMarks {
  const { copy } = useSite().brand;
  return (claim) => part?.replacedMarks(copy, claim, loaded) ?? {};
}

export const LateReplaced = (props: { claims: readonly ClaimValues[]; loaded: Loaded }) =>
  part && <part.ReplacedBanner {...props} />;
