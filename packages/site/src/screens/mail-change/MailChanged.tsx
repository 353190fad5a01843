import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Heading, Stack } from "@kaitori/ui";
import { useSession } from "#foundation/session/use-session.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

export function MailChanged({ email }: { email: string }) {
  const words = useCopy(mailChangeCopy);
  const isUser = useSession().kind === "user";
  return (
    <Stack gap="l">
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{words.doneTitle}</Heading>
      </Stack>
      <Banner tone="positive">
        <KeepWhole part={email}>{words.doneText({ email })}</KeepWhole>
      </Banner>
      <ButtonLink href={isUser ? href.mypage() : href.login()} width="full">
        {isUser ? words.doneButton : words.doneLogin}
      </ButtonLink>
    </Stack>
  );
}
