import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { telHref } from "@kaitori/domain";
import { Link, Text } from "@kaitori/ui";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The next step of a late hand-over. Its words to call are a link, because the number is at the foot of the page. */
export function LateNext() {
  const { delayedNext, delayedCall } = useCopy(entryStatusCopy);
  const { phone } = useBrand().settings.legal;
  const [before, after] = delayedNext.split(delayedCall);
  return (
    <Text>
      {before}
      {after !== undefined && <Link href={telHref(phone)}>{delayedCall}</Link>}
      {after}
    </Text>
  );
}
