import { randomInt } from "node:crypto";
import { plainNumber } from "@kaitori/domain";
import { giveProofCode, mailProofCode } from "@kaitori/wire";
import { getApplicant } from "../database/applicants.ts";
import { asServer } from "../database/scope.ts";
import { notFound, validationFailed } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import { tokenHash } from "../http/secrets.ts";
import { markProved } from "../http/session-store.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { spendAllowance } from "./allowances.ts";
import { countTry, forgetFailures } from "./login-failure-store.ts";
import { keepMailLink, voidMailLinks } from "./mail-link-store.ts";

const purpose = "proof_code";

/** A code is good for the session that asked for it, and for no other. */
const hashOf = (sessionToken: string, code: string) => tokenHash(`${sessionToken} ${code}`);

/** Codes are for accounts without a password; otherwise the mailbox alone would suffice. */
export const proofCodeRoutes = [
  handle(mailProofCode, async (request) => {
    const { services, brand, applicant, sessionToken, now } = request;
    await spendAllowance(request, "proofCode", applicant.email);
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await asServer(services.database, async (transaction) => {
      if ((await getApplicant(transaction, applicant.id)).password_hash !== null) throw notFound();
      await voidMailLinks(transaction, purpose, applicant.id, now);
      const hash = hashOf(sessionToken, code);
      await keepMailLink(transaction, { purpose, brand: brand.name, subject: applicant.id, now }, hash);
      await queueMail(transaction, {
        brand,
        recipient: applicant.email,
        applicantId: applicant.id,
        mail: "proofCode",
        values: { code },
        now,
      });
    });
    services.jobs.wake();
    return undefined;
  }),

  handle(giveProofCode, async ({ services, brand, applicant, sessionToken, body, now }) => {
    const { database, config } = services;
    const account = { secret: config.secretKey, brand: brand.name, email: applicant.email, by: sessionToken };
    await countTry(database, account, now);
    const used = await database
      .updateTable("mail_link")
      .set({ used_at: now })
      .where("token_hash", "=", hashOf(sessionToken, plainNumber(body.code)))
      .where("purpose", "=", purpose)
      .where("subject", "=", applicant.id)
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning("subject")
      .executeTakeFirst();
    if (!used) throw validationFailed({ code: [{ code: "proofCodeWrong" }] });
    await forgetFailures(database, account);
    await markProved(database, sessionToken, now);
    return undefined;
  }),
];
