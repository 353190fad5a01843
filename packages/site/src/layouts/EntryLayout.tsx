import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href } from "@kaitori/domain";
import { ButtonLink, Columns, Stack } from "@kaitori/ui";
import { type CurrentUser, markEntryPageVisit } from "@kaitori/wire";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { useStore } from "zustand";
import { EntryProgressBar } from "#application/progress/EntryProgressBar.tsx";
import { ReadinessList } from "#application/readiness/ReadinessList.tsx";
import { isListShown } from "#application/readiness/steps-done.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ContactButton } from "./ContactButton.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { SystemMessage } from "./SystemMessage.tsx";

/** The layout of an entry step: the progress bar, the task, and the list of missing items beside it. */
export function EntryLayout() {
  useRecordVisit();
  const readiness = useStore(useSite().readiness.store);
  const { pathname, search } = useLocation();
  const isCheckPage = new URLSearchParams(search).has("check");
  const hasList = isListShown(readiness);
  const { mypage } = useCopy(layoutCopy);
  return (
    <PageFrame
      width="wide"
      isAppPage
      message={<SystemMessage />}
      actions={
        <>
          <ContactButton />
          <ButtonLink href={href.mypage()} tone="subtle">
            {mypage}
          </ButtonLink>
        </>
      }
    >
      <EntryProgressBar />
      {/* The check has its own columns. */}
      <Columns layout={isCheckPage && !hasList ? "whole" : "aside"}>
        <Stack gap="l">
          <Outlet />
        </Stack>
        {readiness && hasList && <ReadinessList readiness={readiness} openPage={pathname} />}
      </Columns>
    </PageFrame>
  );
}

const usersWithVisit = new WeakSet<CurrentUser>();

function useRecordVisit() {
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
