import { EntryInput } from "@kaitori/wire";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../src/database/database.ts";
import { entriesJson, entryJson } from "../src/entries/entry-json.ts";
import { receiptCode } from "../src/entries/receipt-code.ts";

/**
 * What the same work costs without anything around it: no session, no CSRF, no second wall, no rules.
 * It reads the same JSON and writes the same rows in one transaction.
 */
export function bareApp(database: Database): Hono {
  const app = new Hono();
  app.get("/entries/:applicant", async (context) => {
    const { text } = await entriesJson(database, Number(context.req.param("applicant")));
    return context.body(text, 200, { "content-type": "application/json" });
  });
  app.post("/entries/:applicant", async (context) => {
    const input = v.parse(EntryInput, await context.req.json());
    const { text } = await writeEntry(database, Number(context.req.param("applicant")), input);
    return context.body(text, 200, { "content-type": "application/json" });
  });
  return app;
}

const writeEntry = (database: Database, applicantId: number, input: EntryInput) =>
  database.transaction().execute(async (transaction) => {
    const now = new Date();
    const moments = { created_at: now, updated_at: now };
    const code = receiptCode("2026-11-21");
    const { id } = await transaction
      .insertInto("entry")
      .values({
        brand: "everyone",
        applicant_id: applicantId,
        code,
        status: 1,
        account_activity_statement_confirmation_status: 3,
        financial_statement_confirmation_status: 3,
        purchase_amount_desired: Number(input.purchase_amount_desired),
        purpose: input.purpose ?? "",
        bank_account: "null",
        banks: "[]",
        ...moments,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto("claim")
      .values(
        input.claims.map((claim, index) => ({
          entry_id: id,
          applicant_id: applicantId,
          place: index + 1,
          code: `${code}-${index + 1}`,
          status: 1 as const,
          invoice_confirmation_status: 4 as const,
          additional_doc_confirmation_status: 4 as const,
          obliger_company_name: claim.obliger_company_name ?? "",
          houjinbangou: claim.houjinbangou ?? "",
          houjinbangou_address: claim.houjinbangou_address ?? "",
          amount: Number(claim.amount),
          scheduled_deposit_amount_from_obliger: Number(claim.scheduled_deposit_amount_from_obliger),
          obliger_payment_date: claim.obliger_payment_date ?? "",
          is_fixed_debt: true,
          is_bank_transfer_from_obliger: true,
          receive_payment_account: JSON.stringify(claim.receive_payment_account),
          ...moments,
        })),
      )
      .execute();
    await transaction
      .insertInto("entry_history")
      .values({
        entry_id: id,
        at: now,
        act: "created",
        actor: "applicant",
        from_status: null,
        to_status: 1,
        claim_id: null,
        note: "",
      })
      .execute();
    await transaction
      .insertInto("notice")
      .values({
        brand: "everyone",
        applicant_id: applicantId,
        entry_id: id,
        at: now,
        title: code,
        body: code,
        read_at: null,
      })
      .execute();
    await transaction
      .insertInto("mail")
      .values({
        brand: "everyone",
        recipient: "a@example.jp",
        subject: code,
        body: code,
        created_at: now,
        sent_at: null,
      })
      .execute();
    const job = {
      payload: "{}",
      run_at: new Date(2099, 0),
      leased_until: null,
      last_error: null,
      name: null,
    };
    await transaction
      .insertInto("job")
      .values([{ kind: "send-mail", ...job }])
      .execute();
    return entryJson(transaction, id);
  });
