import { Heading } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { claimElementId } from "./use-reported-focus.ts";

export interface ReportedHeadingProps {
  readonly claim: Pick<Claim, "id">;
  readonly title: string;
}

/** The claim that what follows is about; it takes the focus after a report on it. */
export const ReportedHeading = ({ claim, title }: ReportedHeadingProps) => (
  <Heading level={3} id={claimElementId(claim.id)} tabIndex={-1}>
    {title}
  </Heading>
);
