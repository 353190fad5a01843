import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { href, pagePaths } from "@kaitori/domain";
import { Banner, ButtonLink, Heading, Stack } from "@kaitori/ui";
import { useSession } from "#foundation/session/use-session.ts";
import { usePageRow } from "#foundation/site/use-page-row.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** `email` is empty where nobody knows it: another server has changed it, for somebody who is not logged in here. */
export function MailChanged({ email }: { email: string }) {
  const words = useCopy(mailChangeCopy);
  const isUser = useSession().kind === "user";
  const isOfCompany = usePageRow()?.path === pagePaths.companyMailComplete;
  return (
    <Stack gap="l">
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{isOfCompany ? words.companyDoneTitle : words.doneTitle}</Heading>
      </Stack>
      <Banner tone="positive">
        {email ? <KeepWhole part={email}>{words.doneText({ email })}</KeepWhole> : words.doneTextAnywhere}
      </Banner>
      <ButtonLink href={isUser ? href.mypage() : href.login()} width="full">
        {isUser ? words.doneButton : words.doneLogin}
      </ButtonLink>
    </Stack>
  );
}
