import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { telHref } from "@kaitori/domain";
import { Link, Text } from "@kaitori/ui";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/**
 * The next step of a late hand-over. Its words to call are a link, because the number is at the foot of the page; the
 * link follows a brand's sentence that lacks them.
 */
export function LateNext() {
  const { delayedNext, delayedCall } = useCopy(entryStatusCopy);
  const { phone } = useBrand().settings.legal;
  const [before, ...after] = delayedNext.split(delayedCall);
  return (
    <Text>
      {before}
      <Link href={telHref(phone)}>{delayedCall}</Link>
      {after.join(delayedCall)}
    </Text>
  );
}
