import { Heading } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { claimElementId } from "./use-reported-focus.ts";

/** The heading of a claim; it takes the focus after a report. */
export const ClaimHeading = ({ claim, title }: { claim: Pick<Claim, "id">; title: string }) => (
  <Heading level={3} id={claimElementId(claim.id)} tabIndex={-1}>
    {title}
  </Heading>
);
