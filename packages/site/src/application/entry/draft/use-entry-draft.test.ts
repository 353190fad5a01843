import { NetworkError, ServerError } from "@kaitori/api-client";
import type { DraftEntry } from "@kaitori/wire";
import { beforeEach, expect, test, vi } from "vitest";
import { createDraftSaver } from "#foundation/forms/draft-saver.ts";
import { emptyDraft, uploadRecordOf } from "#stories/drafts.ts";
import { reauthOf } from "#stories/reauth.ts";
import { entryDraftStorage, savedFields } from "./use-entry-draft.ts";

const draft = (version: number, changes: Partial<DraftEntry> = {}): DraftEntry => ({
  ...emptyDraft,
  id: 1,
  version,
  ...changes,
});

const call = vi.fn();
const saverFrom = (loadedDraft: DraftEntry) =>
  createDraftSaver({
    storage: entryDraftStorage(
      { call } as never,
      loadedDraft,
      ["purpose"],
      async () => undefined,
      () => undefined,
    ),
    loadedDraft: savedFields(loadedDraft, ["purpose"]),
    withLogin: reauthOf().withLogin,
  });
const staleError = (current: DraftEntry) => new ServerError(409, "", undefined, { detail: "", current });
const lastWritten = () => call.mock.calls.at(-1)?.[1].body;

beforeEach(() => {
  call
    .mockReset()
    .mockImplementation(async (_call, { body }) => draft(body.version + 1, { purpose: body.purpose }));
});

test("R3.9 a step writes its own fields and sends the other fields back unchanged, files by id", async () => {
  const saver = saverFrom(
    draft(3, { addfiles: [uploadRecordOf("tax_returns", 7)], purchase_amount_desired: "100" }),
  );
  saver.write({ purpose: "仕入れ" });
  expect(await saver.flush()).toBe(true);
  expect(lastWritten()).toEqual({
    version: 3,
    banks: [],
    bank_account: null,
    purchase_amount_desired: "100",
    purpose: "仕入れ",
    claims: [],
    addfiles: [{ id: 7 }],
    financial_statements: null,
  });
});

test("B3 two tabs at different steps do not overwrite each other", async () => {
  const saver = saverFrom(draft(3));
  call.mockRejectedValueOnce(staleError(draft(4, { purchase_amount_desired: "500" })));
  saver.write({ purpose: "仕入れ" });
  expect(await saver.flush()).toBe(true);
  expect(lastWritten()).toMatchObject({ version: 4, purchase_amount_desired: "500", purpose: "仕入れ" });
});

test("B3 two tabs at the same step conflict; overwriting replaces only this step's fields", async () => {
  const saver = saverFrom(draft(3));
  call.mockRejectedValueOnce(staleError(draft(4, { purpose: "給与", purchase_amount_desired: "500" })));
  saver.write({ purpose: "仕入れ" });
  expect(await saver.flush()).toBe(false);
  expect(saver.store.getState().kind).toBe("conflict");
  expect(await saver.overwrite()).toBe(true);
  expect(lastWritten()).toMatchObject({ version: 4, purchase_amount_desired: "500", purpose: "仕入れ" });
});

test("B3 the papers of a file are sent before its draft; if that fails, the draft is not saved", async () => {
  const sendAssignments = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError("no answer"))
    .mockResolvedValue(undefined);
  const loadedDraft = draft(3, { addfiles: [{ ...uploadRecordOf("pl", 7), kinds: ["bs", "pl"] }] });
  const saver = createDraftSaver({
    storage: entryDraftStorage(
      { call } as never,
      loadedDraft,
      ["addfiles"],
      sendAssignments,
      () => undefined,
    ),
    loadedDraft: savedFields(loadedDraft, ["addfiles"]),
    withLogin: reauthOf().withLogin,
  });
  // Another order of the kinds is not a change.
  saver.write({ addfiles: [{ id: 7, kinds: ["pl", "bs"] }] });
  expect(await saver.flush()).toBe(true);
  expect(sendAssignments).not.toHaveBeenCalled();
  saver.write({ addfiles: [{ id: 7, kinds: ["pl"] }] });
  expect(await saver.flush()).toBe(false);
  expect(saver.store.getState().kind).toBe("failed");
  expect(call).not.toHaveBeenCalled();
  expect(await saver.flush()).toBe(true);
  expect(lastWritten().addfiles).toEqual([{ id: 7 }]);
});
