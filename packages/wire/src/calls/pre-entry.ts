import { maximumRows } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { PreEntryResult } from "../records/pre-entry-result.ts";
import { Text } from "../values/text.ts";

export const answerPreEntry = call({
  summary: "Send the answers of the pre-entry questions",
  method: "POST",
  path: "pre_entry/",
  body: v.object({
    answers: v.pipe(v.array(v.object({ question: Text, value: Text })), v.maxLength(maximumRows, "tooMany")),
  }),
  answer: PreEntryResult,
  sinceServerLevel: 1,
});
