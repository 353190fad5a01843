import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { href } from "@kaitori/domain";
import { redirect } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { loadQuestions, PreEntryForm } from "./PreEntryForm.tsx";

/** Redirects to the brand's own page or to the next step if the server has no questions. */
export async function load({ site }: LoadArgs) {
  const questions = await loadQuestions(site);
  if (questions) return questions;
  const { kind } = await site.session.load();
  throw redirect(
    site.brand.settings.server?.elsewhere?.pre_entry ??
      (kind === "user" ? href.registerProfile() : href.register()),
  );
}

export default function PreEntryScreen() {
  const words = useCopy(preEntryCopy);
  const questions = useScreenData<typeof load>();
  const isUser = useSession().kind === "user";
  return (
    <TitledPage above={isUser && <ProgressBar at="preEntry" />} title={words.title}>
      <PreEntryForm questions={questions} />
    </TitledPage>
  );
}
