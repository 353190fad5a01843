import * as v from "valibot";
import { call } from "../call.ts";
import { Session } from "../records/session.ts";
import { Text } from "../values/text.ts";

export const LoginBody = v.object({
  email: Text,
  password: Text,
  persistLoginState: v.optional(v.boolean(), false),
});

/** A 401 is a wrong address or password, told beside the form (R8.7). */
export const login = call({
  method: "POST",
  path: "auth/",
  body: LoginBody,
  answer: Session,
  answerNotShown: true,
  means: { 401: "operational" },
});

export const logout = call({ method: "POST", path: "auth/session/delete" });

export const extendSession = call({
  method: "POST",
  path: "auth/session/extend/",
  answer: Session,
  addition: "session_extend",
});
