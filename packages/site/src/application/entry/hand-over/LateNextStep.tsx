import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { telHref } from "@kaitori/domain";
import { Link, Text } from "@kaitori/ui";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/**
 * The next step of a late hand-over, with a link to call the company, because its number is only at the foot of the
 * page. If the sentence of a brand lacks the words of the link, the link follows the sentence.
 */
export function LateNextStep() {
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
