import * as v from "valibot";
import { call } from "../call.ts";
import { Text } from "../values/text.ts";

/** Mails a code to whoever has no password and is asked to prove who they are (403 with `reauth_required`). */
export const mailProofCode = call({
  summary: "Mail a code to somebody without a password",
  area: "credentials",
  method: "POST",
  path: "auth/proof_code/",
  since: 1,
});

/** The mailed code proves it for ten minutes, like a password; it opens no other session. */
export const giveProofCode = call({
  summary: "Prove with the mailed code who one is",
  area: "credentials",
  method: "POST",
  path: "auth/proof/",
  body: v.object({ code: Text }),
  since: 1,
});
