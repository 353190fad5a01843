import { ValidationError } from "@kaitori/api-client";
import { type PreEntryQuestion, preEntryQuestions } from "@kaitori/brand/pre-entry";
import { href } from "@kaitori/domain";
import { answerPreEntry, type PreEntryResult } from "@kaitori/wire";
import { redirect } from "react-router";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import type { Site } from "#foundation/site/site.ts";

/**
 * The questions before the profile; undefined if the server has none. Answers given as a visitor are submitted after
 * the registration, so that nobody answers twice.
 */
export async function loadQuestions(site: Site): Promise<readonly PreEntryQuestion[] | undefined> {
  const [{ kind }] = await Promise.all([site.session.load(), site.server.detect()]);
  if (!site.server.hasAdditions()) return undefined;
  const answers = preEntryAnswers.read();
  const result = kind === "user" && answers && (await submitStoredAnswers(site, answers));
  if (result) throw redirect(pageAfter(site, result));
  return preEntryQuestions(site.brand.copy);
}

/** Undefined if the questions have changed since; then they are asked again. */
async function submitStoredAnswers({ api, session }: Site, answers: Readonly<Record<string, string>>) {
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

export const answersBody = (answers: Readonly<Record<string, string | undefined>>) => ({
  answers: Object.entries(answers).map(([question, value = ""]) => ({ question, value })),
});

export function pageAfter({ notice }: Pick<Site, "notice">, { declined }: PreEntryResult): string {
  if (declined) return href.preEntryResult();
  notice.announce("preEntryPassed");
  return href.registerProfile();
}
