import { commonCopy } from "@kaitori/brand/copy/common";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { href, telHref } from "@kaitori/domain";
import { ButtonLink, type ButtonLinkProps, LineLink } from "@kaitori/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { loginPathFor } from "../session/return-to.ts";
import { useSession, useSite } from "../site/SiteProvider.tsx";
import { errorPageOf } from "./error-page.ts";

export interface BackLinksProps extends Pick<ButtonLinkProps, "tone"> {
  readonly status: number | undefined;
}

/** My-page or the top page (R2.17), and the login; the text of a server error names the first two (R2.16). */
export function BackLinks({ status, tone }: BackLinksProps) {
  const { backTo } = useCopy(specificationCopy);
  const { mypage, top } = useCopy(commonCopy);
  const { session } = useSite();
  const { kind } = useSession();
  const { login } = useCopy(layoutCopy);
  const location = useLocation();
  // An unknown address has no guards, so nothing has loaded the session.
  useEffect(() => {
    if (kind === "unknown") session.load().then(session.takeNextPage, () => undefined);
  }, [kind, session]);
  const toMypage = { href: href.mypage(), children: backTo({ place: mypage }) };
  const toTop = { href: href.top(), children: backTo({ place: top }) };
  const toLogin = { href: loginPathFor(location), children: login };
  const { title } = errorPageOf(status);
  const [first, secondLink] =
    kind === "user" ? [toMypage, toTop] : [toTop, title === "serverErrorTitle" ? toMypage : toLogin];
  // The server may have ended the session of a user whom this page still shows.
  const second = title === "sessionExpiredTitle" ? toLogin : secondLink;
  return (
    <>
      <ButtonLink tone={tone} {...first} />
      <ButtonLink tone="subtle" {...second} />
    </>
  );
}

export function PhoneLink() {
  const { helpByPhone } = useCopy(layoutCopy);
  const { phone } = useSite().brand.settings.legal;
  return <LineLink href={telHref(phone)}>{helpByPhone({ phone })}</LineLink>;
}
