import { href } from "@kaitori/domain";
import { answerPreEntry, type PreEntryResult } from "@kaitori/wire";
import { redirect } from "react-router";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import type { Site } from "#foundation/site/site.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { Declined } from "./Declined.tsx";
import { answersBody } from "./load-questions.ts";
import { Passed } from "./Passed.tsx";

/** Without answers there is no result: the questions come first. */
export async function loadPreEntryResult({ site }: LoadArgs) {
  const session = await site.session.load();
  if (session.kind !== "user") return resultOfVisitor(site);
  const { pre_entry, has_pre_entry_declined: declined } = session.user;
  const result: PreEntryResult = pre_entry ?? { declined, reasons: [], answered_at: null };
  // Without the questions, the user's record still says whether pre-entry was declined.
  const isUnasked = result.answered_at === null && !(result.declined && !site.server.reaches(1));
  if (isUnasked) throw redirect(href.preEntry());
  return result;
}

/** Nothing of a visitor is on the server: it judges the answers once more. */
async function resultOfVisitor({ api }: Site) {
  const answers = preEntryAnswers.read();
  if (!answers) throw redirect(href.preEntry());
  return api.call(answerPreEntry, { body: answersBody(answers) });
}

export function PreEntryResultScreen() {
  const { declined, reasons } = useScreenData<typeof loadPreEntryResult>();
  return declined ? <Declined reasons={reasons} /> : <Passed />;
}
