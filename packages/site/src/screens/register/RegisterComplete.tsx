import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { href } from "@kaitori/domain";
import { ButtonLink, Stack } from "@kaitori/ui";
import { redirect } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { loginPathFor } from "#foundation/session/return-to.ts";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { loadQuestions, PreEntryForm } from "../pre-entry/PreEntryForm.tsx";

/** Redirects a user with a complete profile to my-page; a visitor has opened the link on another device. */
export async function load({ site }: LoadArgs) {
  const session = await site.session.load();
  if (session.kind !== "user") return { isUser: false, questions: undefined };
  if (session.user.hasSatisfiedProfile) throw redirect(href.mypage());
  return { isUser: true, questions: await loadQuestions(site) };
}

export default function RegisterCompleteScreen() {
  const words = useCopy(registerCompleteCopy);
  const { isUser, questions } = useScreenData<typeof load>();
  return (
    <Stack gap="l">
      <ProgressBar at="preEntry" />
      <DoneHeading>{words.title}</DoneHeading>
      {questions ? (
        <PreEntryForm questions={questions} />
      ) : (
        <ButtonLink href={isUser ? href.preEntry() : loginThenPreEntry} width="full">
          {isUser ? words.submit : words.login}
        </ButtonLink>
      )}
    </Stack>
  );
}

const loginThenPreEntry = loginPathFor({ pathname: href.preEntry(), search: "", hash: "" });
