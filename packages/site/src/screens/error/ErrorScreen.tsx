import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { ButtonLink, EmptyState } from "@kaitori/ui";
import { errorPageOf } from "../../errors/error-page.ts";
import { useSession } from "../../session/use-session.ts";
import { useCopy } from "../../use-copy.ts";

/** An error page (spec §2): what happened, what to do, and the way back. */
export function ErrorScreen({
  status,
  message,
}: {
  status: number | undefined;
  message?: string | undefined;
}) {
  const fixed = useCopy(specificationCopy);
  const words = useCopy(errorsCopy);
  const { title, code } = errorPageOf(status);
  const titles = {
    notFoundTitle: fixed.notFoundTitle,
    serverErrorTitle: fixed.serverErrorTitle({ code }),
    sessionExpiredTitle: fixed.sessionExpiredTitle({ code }),
    otherErrorTitle: fixed.otherErrorTitle({ code }),
  };
  const notes = {
    notFoundTitle: words.notFoundNote,
    serverErrorTitle: words.serverErrorNote,
    sessionExpiredTitle: fixed.sessionExpiredNote,
    otherErrorTitle: words.otherNote,
  };
  return (
    <EmptyState level={1} title={titles[title]} action={<BackLink />}>
      {message ?? notes[title]}
    </EmptyState>
  );
}

/** Back to my-page for whoever is logged in, else to the top page (R2.17). */
function BackLink() {
  const { backTo } = useCopy(specificationCopy);
  const { mypage, top } = useCopy(commonCopy);
  const isUser = useSession().kind === "user";
  return <ButtonLink href={isUser ? "/mypage/" : "/"}>{backTo({ place: isUser ? mypage : top })}</ButtonLink>;
}
