import { anchors } from "@kaitori/brand";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href, telHref } from "@kaitori/domain";
import { Button } from "@kaitori/ui";
import { useLogout } from "#foundation/session/use-logout.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";
import { SystemMessage } from "./SystemMessage.tsx";
import { useHasSection } from "./top-sections.ts";

/** The layout of the pages of a logged-in user. */
export function MypageLayout({ children }: LayoutProps) {
  const { legal } = useSite().brand.settings;
  const words = useCopy(layoutCopy);
  const hasSection = useHasSection();
  const { logout, isLeaving } = useLogout();
  return (
    <PageFrame
      width="wide"
      isInside
      message={<SystemMessage />}
      links={[
        { href: href.mypage(), label: words.mypage },
        { href: href.profile(), label: words.profile },
        ...(hasSection("questions") ? [{ href: `/#${anchors.questions}`, label: words.questions }] : []),
        { href: telHref(legal.phone), label: words.helpByPhone({ phone: legal.phone }) },
      ]}
      actions={
        <Button tone="quiet" busy={isLeaving} onClick={logout}>
          {words.logout}
        </Button>
      }
    >
      {children}
    </PageFrame>
  );
}
