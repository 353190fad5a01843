import {
  ClaimStatus,
  DocumentsConfirmation,
  EntryStatus,
  maximumRows,
  storedClaimOf,
  typedClaimOf,
} from "@kaitori/domain";
import { Hono } from "hono";
import { readClock } from "../src/clock.ts";
import type { Database } from "../src/database/database.ts";
import { entriesJson, entryJson } from "../src/entry/entry-json.ts";
import type { ClaimBody, EntryBody } from "../src/entry/samples.ts";

const { confirming, notSubmitted, confirmed } = DocumentsConfirmation;

/** Baseline of the benchmark: writes the same rows without sessions, rules, row-level security and log. */
export function bareApp(database: Database, brand: string): Hono {
  const app = new Hono();
  app.get("/api/entries/", async (context) => {
    const { text } = await entriesJson(database, Number(context.req.header("x-applicant")), {
      finished: maximumRows,
    });
    return context.body(text, 200, { "content-type": "application/json" });
  });
  app.post("/api/entries/", async (context) => {
    const body: EntryBody = await context.req.json();
    const applicant = Number(context.req.header("x-applicant"));
    const { text } = await database.transaction().execute(async (transaction) => {
      const now = readClock();
      const entry = await transaction
        .insertInto("entry")
        .values(entryRow(body, applicant, brand, now))
        .returning("id")
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto("claim")
        .values(
          (body.claims ?? []).map((claim, index) => claimRow(claim, entry.id, applicant, index + 1, now)),
        )
        .execute();
      await transaction
        .insertInto("entry_history")
        .values({
          entry_id: entry.id,
          at: now,
          act: "submit",
          actor: "applicant",
          to_status: 1,
          note: "",
        })
        .execute();
      await transaction
        .insertInto("notice")
        .values({
          brand,
          applicant_id: applicant,
          entry_id: entry.id,
          at: now,
          title: "受け付けました",
          body: "本文",
        })
        .execute();
      const mail = await transaction
        .insertInto("mail")
        .values({
          brand,
          recipient: "a@example.jp",
          subject: "受け付けました",
          body: "本文",
          created_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto("job")
        .values({ kind: "send-mail", payload: JSON.stringify({ mail: mail.id }), run_at: now })
        .execute();
      return entryJson(transaction, entry.id);
    });
    return context.body(text, 200, { "content-type": "application/json" });
  });
  return app;
}

export const entryRow = (body: EntryBody, applicant_id: number, brand: string, now: Date) => ({
  brand,
  applicant_id,
  code: `bare-${applicant_id}`,
  status: EntryStatus.underReview,
  account_activity_statement_confirmation_status: confirmed,
  financial_statement_confirmation_status: confirmed,
  purchase_amount_desired: Number(body.purchase_amount_desired),
  purpose: body.purpose ?? "",
  bank_account: "null",
  banks: "[]",
  created_at: now,
  updated_at: now,
});

export const claimRow = (
  claim: ClaimBody,
  entry_id: number,
  applicant_id: number,
  place: number,
  now: Date,
) => ({
  entry_id,
  applicant_id,
  place,
  code: `bare-${applicant_id}-${place}`,
  status: ClaimStatus.underReview,
  invoice_confirmation_status: confirming,
  additional_doc_confirmation_status: notSubmitted,
  ...storedClaimOf(typedClaimOf(claim)),
  receive_payment_account: JSON.stringify(claim.receive_payment_account),
  created_at: now,
  updated_at: now,
});
