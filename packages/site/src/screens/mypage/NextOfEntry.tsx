import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { ButtonLink } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { entryStanding } from "../../entry/entry-standing.ts";
import { useCopy } from "../../use-copy.ts";

/** The way on, where the next move is the applicant's. */
export function NextOfEntry({ entry }: { entry: Entry }): ReactNode {
  const words = useCopy(mypageCopy);
  const standing = entryStanding(entry);
  if (standing === "reviewed")
    return <ButtonLink href={`/entry/contract/${entry.id}/`}>{words.toContract}</ButtonLink>;
  if (standing === "inadequate")
    return <ButtonLink href={`/entry/resubmit/${entry.id}/`}>{words.toResubmit}</ButtonLink>;
  return null;
}
