import { createApiClient, NetworkError, ValidationError } from "@kaitori/api-client";
import type { DraftEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { draftOfClaims, emptyDraft, fullClaim, uploadRecordOf } from "#stories/drafts.ts";
import { entryReviewed } from "#stories/entry-states.ts";
import { registerServer } from "#stories/story-server.ts";
import { invoiceValuesOf } from "../invoices/invoice-values.ts";
import { entrySender } from "./use-submit-entry.ts";

const draft: DraftEntry = { ...draftOfClaims(fullClaim), addfiles: [uploadRecordOf("additional_doc_1", 8)] };
const values = invoiceValuesOf(draft, null);

/** A server that creates one entry per idempotency key, requires papers, and deletes the draft. */
function serverWith(initialDraft: DraftEntry) {
  const server = { draft: initialDraft, isAnswering: true, entries: new Map<string | null, unknown>() };
  const host = registerServer(async (request) => {
    if (request.method === "GET") return Response.json(server.draft);
    const key = request.headers.get("Idempotency-Key");
    const { addfiles } = await request.json();
    if (!server.entries.has(key) && addfiles.length === 0)
      return Response.json({ status: "failed", data: { addfiles: ["必須です。"] } }, { status: 400 });
    server.entries.set(key, addfiles);
    server.draft = emptyDraft;
    if (!server.isAnswering) throw new TypeError("Failed to fetch");
    return Response.json(entryReviewed);
  });
  return { server, send: entrySender(createApiClient({ host, cookies: () => "" })) };
}

test("R7.1 a second submission after a lost response creates no second entry", async () => {
  const { server, send } = serverWith(draft);
  server.isAnswering = false;
  await expect(send(values, 4)).rejects.toBeInstanceOf(NetworkError);
  expect(server.draft).toBe(emptyDraft);
  server.isAnswering = true;
  await send(values, 4);
  expect([...server.entries.values()]).toEqual([[{ id: 8 }]]);
});

test("R7.1 a submission after a refusal sends the current papers of the draft", async () => {
  const { server, send } = serverWith({ ...draft, addfiles: [] });
  await expect(send(values, 4)).rejects.toBeInstanceOf(ValidationError);
  server.draft = draft;
  await send(values, 4);
  expect([...server.entries.values()]).toEqual([[{ id: 8 }]]);
});
