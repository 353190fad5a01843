import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem } from "../errors/link-problem.ts";

/** Opens the account with the token of the mailed link, and logs in. */
export const activateAccount = call({
  method: "POST",
  path: "register/activation/",
  body: v.object({ token: v.string() }),
  answer: v.object({ email: v.string() }),
  errors: { 410: LinkProblem },
  addition: true,
});

/** Answered alike whether or not the address waits for activation. */
export const resendActivation = call({
  method: "POST",
  path: "register/activation/resend/",
  body: v.object({ email: v.string() }),
  addition: true,
});
