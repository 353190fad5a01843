import { maximumRows } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { PreEntryResult } from "../records/pre-entry-result.ts";
import { Text } from "../values/text.ts";

/** A question before the profile: whether the service can be of use at all. */
export const PreEntryQuestion = record("PreEntryQuestion", {
  id: v.string(),
  text: v.string(),
  note: v.nullable(v.string()),
  choices: v.array(v.object({ value: v.string(), label: v.string() })),
});
export type PreEntryQuestion = v.InferOutput<typeof PreEntryQuestion>;

export const getPreEntryQuestions = call({
  summary: "Questions before the profile",
  area: "registration",
  method: "GET",
  path: "pre_entry/questions/",
  answer: v.array(PreEntryQuestion),
  since: 1,
});

export const answerPreEntry = call({
  summary: "Answer the questions before the profile",
  area: "registration",
  method: "POST",
  path: "pre_entry/",
  body: v.object({
    answers: v.pipe(v.array(v.object({ question: Text, value: Text })), v.maxLength(maximumRows, "tooMany")),
  }),
  answer: PreEntryResult,
  since: 1,
});
