import { ValidationError } from "@kaitori/api-client";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { href } from "@kaitori/domain";
import { Heading, Stack, Text } from "@kaitori/ui";
import { answerPreEntry, getPreEntryQuestions } from "@kaitori/wire";
import { redirect } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import { useSession } from "#foundation/session/use-session.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import type { Site } from "#foundation/site/site.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { answersBody } from "./answers-body.ts";
import { PreEntryForm } from "./PreEntryForm.tsx";
import { placeAfter } from "./place-after.ts";

/**
 * Visitors are asked too; their answers are kept and submitted after the registration, so that nobody answers twice. Where
 * the server asks no questions, the brand may ask them elsewhere; otherwise this step is skipped.
 */
export async function load({ site }: LoadArgs) {
  const [questions, { kind }] = await Promise.all([site.api.call(getPreEntryQuestions), site.session.load()]);
  if (!site.server.has("pre_entry"))
    throw redirect(
      site.brand.settings.server?.elsewhere?.pre_entry ??
        (kind === "user" ? href.registerProfile() : href.register()),
    );
  const answers = preEntryAnswers.read();
  const result = kind === "user" && answers && (await submitKeptAnswers(site, answers));
  if (result) throw redirect(placeAfter(site, result));
  return questions;
}

/** Undefined when the questions have changed since: then they are asked again. */
async function submitKeptAnswers({ api, session }: Site, answers: Readonly<Record<string, string>>) {
  preEntryAnswers.forget();
  try {
    const result = await api.call(answerPreEntry, { body: answersBody(answers) });
    await session.renew();
    return result;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/** A few questions before the profile: whether the service can be of use at all. */
export function Screen() {
  const words = useCopy(preEntryCopy);
  const questions = useScreenData<typeof load>();
  const isUser = useSession().kind === "user";
  return (
    <Stack gap="l">
      {isUser && <ProgressBar at="preEntry" />}
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      <PreEntryForm questions={questions} />
    </Stack>
  );
}
