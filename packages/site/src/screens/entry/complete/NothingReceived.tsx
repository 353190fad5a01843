import { commonCopy } from "@kaitori/brand/copy/common";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { href } from "@kaitori/domain";
import { ButtonLink, EmptyState, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** For whoever opens the page without an entry in hand. */
export function NothingReceived() {
  const { backTo } = useCopy(specificationCopy);
  const { top } = useCopy(commonCopy);
  const words = useCopy(entryCompleteCopy);
  return (
    <EmptyState
      level={1}
      title={words.nothingTitle}
      action={
        <Stack gap="s">
          <ButtonLink href={href.mypage()}>{words.mypage}</ButtonLink>
          <ButtonLink href={href.top()} tone="quiet">
            {backTo({ place: top })}
          </ButtonLink>
        </Stack>
      }
    >
      {words.nothing}
    </EmptyState>
  );
}
