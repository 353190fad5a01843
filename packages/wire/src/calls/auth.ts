import * as v from "valibot";
import { call } from "../call.ts";
import { SecurityEvent, Session, SignedInSession } from "../records/session.ts";
import { ExactText, Id, Text } from "../values.ts";

export const LoginBody = v.object({
  email: Text,
  password: ExactText,
  persistLoginState: v.optional(v.boolean(), false),
});

/** A 401 means a wrong address or password: the site gets an OperationalError and shows it in the form (R8.7). */
export const login = call({
  summary: "Log in",
  method: "POST",
  path: "auth/",
  body: LoginBody,
  answer: Session,
  answerUnspecified: true,
  means: { 401: "operational" },
});

export const logout = call({
  summary: "Log out",
  method: "POST",
  path: "auth/session/delete",
});

/** All sessions of the applicant, including the current one. */
export const listSessions = call({
  summary: "List the sessions of the applicant",
  method: "GET",
  path: "auth/sessions/",
  answer: v.array(SignedInSession),
  sinceServerLevel: 1,
});

export const endSession = call({
  summary: "End one session of the applicant",
  method: "DELETE",
  path: "auth/sessions/:id/",
  params: { id: Id },
  sinceServerLevel: 1,
});

/** Events about password, mail address and bank account, the latest first. */
export const listSecurityEvents = call({
  summary: "List events about password, mail address and bank account",
  method: "GET",
  path: "auth/security_events/",
  answer: v.array(SecurityEvent),
  sinceServerLevel: 1,
});
