import { type Id, markNoticesRead, type Notice } from "@kaitori/wire";
import { useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** As many as one looks through without scrolling away from the entries. */
const shownAtFirst = 3;

/** The notices as they stand; the server says again what is read after each change (B8). */
export function useInbox(loaded: readonly Notice[]) {
  const { api } = useSite();
  const { failure, attempt } = useAction();
  const [answer, setAnswer] = useState({ to: loaded, notices: loaded });
  // Notices that the page has loaded anew since then are newer than the answer.
  const notices = answer.to === loaded ? answer.notices : loaded;
  const [isWhole, setWhole] = useState(false);
  return {
    notices,
    failure,
    shown: isWhole ? notices : notices.slice(0, shownAtFirst),
    hasMore: !isWhole && notices.length > shownAtFirst,
    showAll: () => setWhole(true),
    unread: notices.filter(({ read_at }) => read_at === null).map(({ id }) => id),
    read: (ids: readonly Id[]) =>
      attempt(async () => {
        setAnswer({ to: loaded, notices: await api.call(markNoticesRead, { body: { ids: [...ids] } }) });
      }),
  };
}
