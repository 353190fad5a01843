import { corporateDivisions } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { Id } from "../values/id.ts";
import { ExactText, Text } from "../values/text.ts";

export const RegisterBody = v.pipe(
  v.object({
    email: Text,
    password: ExactText,
    corporate_division: Text,
    /** Version of the terms that the applicant agreed to. */
    terms_version: Text,
    /** From local storage; set by the page that referred the visitor. */
    tracking_id: v.nullish(v.string(), null),
    /** From the exchange of a signed link, if another service referred the visitor. */
    signup_token: v.nullish(Text, null),
  }),
  v.metadata({ "x-additions": ["terms_version", "signup_token"] }),
);
export type RegisterBody = v.InferOutput<typeof RegisterBody>;

export const Registered = record("Registered", {
  id: Id,
  email: v.string(),
  corporate_division: v.picklist(corporateDivisions),
});
export type Registered = v.InferOutput<typeof Registered>;

export const register = call({
  summary: "Register",
  method: "POST",
  path: "register/",
  body: RegisterBody,
  answer: Registered,
});
