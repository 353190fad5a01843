import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { href } from "@kaitori/domain";
import { redirect } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { loginPathFor } from "#foundation/session/return-to.ts";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
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
  const toPreEntry = { href: href.preEntry(), label: words.submit };
  const toLogin = { href: loginThenPreEntry, label: words.login };
  return (
    <TitledPage above={<ProgressBar at="preEntry" />} next={!questions && (isUser ? toPreEntry : toLogin)}>
      <DoneHeading>{words.title}</DoneHeading>
      {questions && <PreEntryForm questions={questions} />}
    </TitledPage>
  );
}

const loginThenPreEntry = loginPathFor({ pathname: href.preEntry(), search: "", hash: "" });
