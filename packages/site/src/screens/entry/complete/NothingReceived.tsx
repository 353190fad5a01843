import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { href } from "@kaitori/domain";
import { ButtonLink, EmptyState } from "@kaitori/ui";
import { useCopy } from "../../../parts/brand/use-copy.ts";

/** For whoever opens the page without an entry in hand. */
export function NothingReceived() {
  const words = useCopy(entryCompleteCopy);
  return (
    <EmptyState
      level={1}
      title={words.nothingTitle}
      action={<ButtonLink href={href.mypage()}>{words.mypage}</ButtonLink>}
    >
      {words.nothing}
    </EmptyState>
  );
}
