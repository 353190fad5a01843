import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { href } from "@kaitori/domain";
import { Link } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";

export function DetailLink({ entry: { id, code } }: { entry: Pick<Entry, "id" | "code"> }) {
  const words = useCopy(mypageCopy);
  return (
    <Link variant="standalone" href={href.entryDetail({ entryId: id })} aria-label={words.detailOf({ code })}>
      {words.detail}
    </Link>
  );
}
