import * as v from "valibot";
import { call } from "../call.ts";
import { Text } from "../values/text.ts";

/** Mails a code to whoever has no password and is asked to prove who they are (403 with `reauth_required`). */
export const mailProofCode = call({ method: "POST", path: "auth/proof_code/", since: 1 });

/** The mailed code proves it for ten minutes, like a password; it opens no other session. */
export const giveProofCode = call({
  method: "POST",
  path: "auth/proof/",
  body: v.object({ code: Text }),
  since: 1,
});
