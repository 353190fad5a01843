import { noticesCopy } from "@kaitori/brand/copy/notices";
import { Banner, type BannerProps } from "@kaitori/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import type { Reason } from "#foundation/notices/notice.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

const tones: Partial<Record<Reason, BannerProps["tone"]>> = {
  loggedOut: "positive",
  passwordChanged: "positive",
  preEntryPassed: "positive",
  externalAuthenticationFailed: "caution",
  generic: "caution",
  passedOn: "caution",
};

/** Explains a redirect once; the next page does not show it. */
export function NoticeBanner() {
  const { notice } = useSite();
  const words = useCopy(noticesCopy);
  const { pathname } = useLocation();
  const shownNotice = useStore(notice.store);

  useEffect(() => notice.onPageShown(pathname), [notice, pathname]);

  if (!shownNotice) return null;
  const { reason, texts } = shownNotice;
  return (
    <Banner tone={tones[reason] ?? "notice"} role="status">
      <p>{words[reason]}</p>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
