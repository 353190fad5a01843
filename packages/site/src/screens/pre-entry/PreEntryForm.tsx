import { UnauthorizedError, ValidationError } from "@kaitori/api-client";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { type PreEntryQuestion, preEntryQuestions } from "@kaitori/brand/pre-entry";
import { href } from "@kaitori/domain";
import { ActionBar, Button, Card, RadioCards } from "@kaitori/ui";
import { answerPreEntry, type PreEntryResult } from "@kaitori/wire";
import { redirect, useNavigate } from "react-router";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import { useStoredValues } from "#foundation/forms/use-stored-values.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import type { Site } from "#foundation/site/site.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export function PreEntryForm({ questions }: { questions: readonly PreEntryQuestion[] }) {
  const words = useCopy(preEntryCopy);
  const form = usePreEntryForm(questions);
  return (
    <ValidatedFormFrame form={form}>
      <Card gap="l">
        {questions.map(({ id, text, note, choices }) => (
          <RadioCards
            key={id}
            label={text}
            hint={note}
            hidesOptionalMark
            layout="pair"
            options={choices}
            {...form.field(id)}
          />
        ))}
      </Card>
      <ActionBar>
        <Button type="submit" busy={form.isSending}>
          {words.finish}
        </Button>
      </ActionBar>
    </ValidatedFormFrame>
  );
}

function usePreEntryForm(questions: readonly PreEntryQuestion[]) {
  const site = useSite();
  const { api, session } = site;
  const navigate = useNavigate();
  const { summaryLine } = useCopy(issuesCopy);
  const form = useValidatedForm<Record<string, string>>({
    initialValues: Object.fromEntries(questions.map(({ id }) => [id, ""])),
    validate: (answers) =>
      questions.filter(({ id }) => !answers[id]).map(({ id }) => ({ path: [id], code: "choice" })),
    // Prefixes the message with the question.
    summaryLineOf: (path, message) => {
      const name = questions.find(({ id }) => id === path)?.text.replace(/。$/, "");
      return name === undefined ? message : summaryLine({ name, message });
    },
    send: async (answers) => {
      const filledAnswers = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? ""]));
      const result = await api.call(answerPreEntry, { body: answersBody(filledAnswers) });
      const isUser = session.store.getState().kind === "user";
      // The server has treated the user as a visitor, because the session has ended.
      if (isUser && result.answered_at === null) throw new UnauthorizedError(401, undefined, {});
      if (isUser) await session.renew();
      else preEntryAnswers.save(filledAnswers);
      await navigate(isUser ? pageAfter(site, result) : href.preEntryResult());
    },
  });
  const user = useSession();
  // Keeps the answers for a user who returns after a refusal or by Back in the browser.
  useStoredValues(
    form,
    user.kind === "user" ? `pre-entry:${user.user.id}` : "pre-entry",
    questions.map(({ id }) => id),
  );
  return form;
}

/** A visitor's answers are submitted after the registration, so that nobody answers twice. */
export async function loadQuestions(site: Site): Promise<readonly PreEntryQuestion[] | undefined> {
  const [{ kind }] = await Promise.all([site.session.load(), site.server.detect()]);
  if (!site.server.hasAddedCalls()) return undefined;
  const answers = preEntryAnswers.read();
  const result = kind === "user" && answers && (await submitStoredAnswers(site, answers));
  if (result) throw redirect(pageAfter(site, result));
  return preEntryQuestions(site.brand.copy);
}

/** Undefined if the questions have changed since; then they are asked again. */
async function submitStoredAnswers({ api, session }: Site, answers: Readonly<Record<string, string>>) {
  try {
    const result = await api.call(answerPreEntry, { body: answersBody(answers) });
    preEntryAnswers.forget();
    await session.renew();
    return result;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    preEntryAnswers.forget();
    return undefined;
  }
}

export const answersBody = (answers: Readonly<Record<string, string | undefined>>) => ({
  answers: Object.entries(answers).map(([question, value = ""]) => ({ question, value })),
});

function pageAfter({ notice }: Pick<Site, "notice">, { declined }: PreEntryResult): string {
  if (declined) return href.preEntryResult();
  notice.announce("preEntryPassed");
  return href.registerProfile();
}
