import { UnauthorizedError } from "@kaitori/api-client";
import { answerPreEntry, type PreEntryQuestion } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { useJudgedForm } from "../../forms/use-judged-form.ts";
import { useKeptValues } from "../../forms/use-kept-values.ts";
import { useLiveValues } from "../../forms/use-live-values.ts";
import { useSite } from "../../SiteProvider.tsx";
import { preEntryAnswers } from "../../visitor/pre-entry-answers.ts";
import { answersBody } from "./answers-body.ts";
import { currentQuestion, type PreEntryAnswers } from "./current-question.ts";

/** All answers in one form, judged one question at a time and sent with the last. */
export function usePreEntryForm(questions: readonly PreEntryQuestion[], hash: string) {
  const { api, session } = useSite();
  const navigate = useNavigate();
  const form = useJudgedForm<Record<string, string>>({
    start: Object.fromEntries(questions.map(({ id }) => [id, ""])),
    judge: (answers) => {
      const asked = questions[currentQuestion(questions, hash, answers)];
      return asked && !answers[asked.id] ? [{ path: [asked.id], code: "choice" }] : [];
    },
    send: async (answers) => {
      const next = questions[currentQuestion(questions, hash, answers) + 1];
      if (next) await navigate(`#${next.id}`);
      else await send(answers);
    },
  });
  const send = async (answers: PreEntryAnswers) => {
    const asked = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? ""]));
    const { answered_at } = await api.call(answerPreEntry, { body: answersBody(asked) });
    const isUser = session.store.getState().kind === "user";
    // Judged as a visitor's, and not kept: the user's session has ended meanwhile.
    if (isUser && answered_at === null) throw new UnauthorizedError(401, undefined, {});
    forget();
    if (isUser) await session.renew();
    else preEntryAnswers.keep(asked);
    await navigate("/pre_entry/result/");
  };
  const forget = useKeptValues(
    form.form,
    "pre-entry",
    questions.map(({ id }) => id),
  );
  const at = currentQuestion(questions, hash, useLiveValues(form.form));
  return { form, at };
}
