import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import { redirect } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** A user who is past this step is sent to my-page. */
export async function load({ site }: LoadArgs) {
  const session = await site.session.load().catch(() => undefined);
  if (session?.kind === "user" && session.user.has_satisfied_profile) throw redirect(href.mypage());
  return null;
}

/** The address is confirmed; next, the short check. */
export function Screen() {
  const words = useCopy(registerCompleteCopy);
  return (
    <Stack gap="l">
      <ProgressBar at="preEntry" />
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
        <Text>{words.next}</Text>
      </Stack>
      <Stack gap="m">
        <ButtonLink href={href.preEntry()} width="full">
          {words.submit}
        </ButtonLink>
        <Link variant="standalone" href={href.mypage()}>
          {words.later}
        </Link>
      </Stack>
    </Stack>
  );
}
