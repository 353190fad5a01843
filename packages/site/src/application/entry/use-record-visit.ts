import { type CurrentUser, markEntryPageVisit } from "@kaitori/wire";
import { useEffect } from "react";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";

const usersWithVisit = new WeakSet<CurrentUser>();

export function useRecordVisit() {
  const { api } = useSite();
  const session = useSession();
  const user = session.kind === "user" ? session.user : undefined;
  useEffect(() => {
    if (!user || user.visited_at_entry_page_after_mail_verification !== null || usersWithVisit.has(user))
      return;
    usersWithVisit.add(user);
    void api.call(markEntryPageVisit).catch(() => undefined);
  }, [api, user]);
}
