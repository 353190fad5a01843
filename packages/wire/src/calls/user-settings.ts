import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { Text } from "../values/text.ts";

/** What an applicant can set for themselves. */
export const UserSettings = record("UserSettings", {
  /** Whether each notice also comes by mail. */
  mail_notices: v.boolean(),
  /** The terms agreed to last. */
  terms_version: v.nullable(v.string()),
});
export type UserSettings = v.InferOutput<typeof UserSettings>;

export const getUserSettings = call({
  method: "GET",
  path: "user_settings/",
  answer: UserSettings,
  addition: "user_settings",
});

/** What is left out stays as it is. */
export const updateUserSettings = call({
  method: "PATCH",
  path: "user_settings/",
  body: v.object({ mail_notices: v.optional(v.boolean()), terms_version: v.optional(Text) }),
  answer: UserSettings,
  addition: "user_settings",
});
