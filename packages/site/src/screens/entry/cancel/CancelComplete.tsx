import { cancelCopy } from "@kaitori/brand/copy/cancel";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Columns, EmptyState, Heading, Stack } from "@kaitori/ui";
import { useIsDone } from "#foundation/site/done-state.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export default function CancelCompleteScreen() {
  const words = useCopy(cancelCopy);
  const toMypage = <ButtonLink href={href.mypage()}>{words.backToMypage}</ButtonLink>;
  // The page was opened by its address, so nothing was cancelled here.
  if (!useIsDone())
    return (
      <EmptyState level={1} title={words.notCancelledTitle} action={toMypage}>
        {words.notCancelledText}
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <Heading level={1}>{words.doneTitle}</Heading>
      <Columns>
        <Banner tone="positive">{words.doneText}</Banner>
      </Columns>
      <Stack align="start">{toMypage}</Stack>
    </Stack>
  );
}
