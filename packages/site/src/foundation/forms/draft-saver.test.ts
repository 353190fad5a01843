import { NetworkError, ServerError, UnauthorizedError, ValidationError } from "@kaitori/api-client";
import { beforeEach, expect, test, vi } from "vitest";
import { reauthOf } from "#stories/reauth.ts";
import { createDraftSaver } from "./draft-saver.ts";
import { formDraftStorage } from "./use-form-draft.ts";

const draft = (version: number, input: Record<string, unknown> | null) => ({
  name: "profile",
  version,
  input,
  updated_at: null,
});

const call = vi.fn();
const reauth = reauthOf();
const saverFrom = (loadedDraft = draft(0, null)) =>
  createDraftSaver({
    storage: formDraftStorage({ call } as never, "profile"),
    loadedDraft,
    withLogin: reauth.withLogin,
    pauseMs: 100,
  });
const staleError = (current: ReturnType<typeof draft>) =>
  new ServerError(409, "", undefined, { detail: "", current });
/** The next save has no answer until the returned function refuses it. */
function delayRefusal() {
  let refuse = (_error: Error) => {};
  call.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  return (error: Error) => refuse(error);
}
const savedBodies = () => call.mock.calls.map(([, options]) => options.body);

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockImplementation(async (_call, { body }) => draft(body.version + 1, body.input));
});

test("B3 many keystrokes are saved once; each save follows the last version", async () => {
  const saver = saverFrom();
  saver.write({ city: "大" });
  saver.write({ city: "大田区" });
  expect(saver.store.getState().kind).toBe("changed");
  await vi.advanceTimersByTimeAsync(100);
  saver.write({ city: "大田区蒲田" });
  await saver.flush();
  expect(savedBodies()).toEqual([
    { version: 0, input: { city: "大田区" } },
    { version: 1, input: { city: "大田区蒲田" } },
  ]);
  expect(saver.store.getState().kind).toBe("saved");
});

test("B3 text typed during a save is sent before the page closes, and follows that save", async () => {
  const saver = saverFrom();
  let answer = () => {};
  call.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve(draft(1, { city: "大" }));
    }),
  );
  saver.write({ city: "大" });
  saver.flushBeforeUnload();
  saver.write({ city: "大田区" });
  saver.flushBeforeUnload();
  saver.flushBeforeUnload();
  const parallelWrite = { version: 0, input: { city: "大田区" }, follows: { city: "大" } };
  expect(savedBodies()).toEqual([{ version: 0, input: { city: "大" } }, parallelWrite]);
  // The page is shown again, and its next save has the version of the last answer.
  answer();
  expect(await saver.flush()).toBe(true);
  expect(savedBodies().slice(2)).toEqual([{ version: 1, input: { city: "大田区" } }]);
});

test("B3 an earlier save that arrives late does not overwrite the later one", async () => {
  const saver = saverFrom();
  const current = draft(2, { city: "大田区" });
  const refuse = delayRefusal();
  saver.write({ city: "大" });
  const isSaved = saver.flush();
  saver.write({ city: "大田区" });
  saver.flushBeforeUnload();
  refuse(staleError(current));
  expect(await isSaved).toBe(true);
  expect(savedBodies()).toHaveLength(2);
});

test("listeners are notified once about changes, not at every key", () => {
  const saver = saverFrom();
  const events: string[] = [];
  saver.store.subscribe(({ kind }) => events.push(kind));
  for (const city of ["大", "大田", "大田区"]) saver.write({ city });
  expect(events).toEqual(["changed"]);
});

test("R3.9 unchanged input is not saved again", async () => {
  const saver = saverFrom(draft(3, { city: "大田区" }));
  saver.write({ city: "大田区", building: "" });
  expect(await saver.flush()).toBe(true);
  expect(call).not.toHaveBeenCalled();
});

test("B3 without a connection saving fails; the next change saves everything", async () => {
  const saver = saverFrom();
  call.mockRejectedValueOnce(new NetworkError("no answer"));
  saver.write({ city: "大" });
  expect(await saver.flush()).toBe(false);
  expect(saver.store.getState().kind).toBe("failed");
  saver.write({ city: "大田区" });
  expect(await saver.flush()).toBe(true);
});

test("B3 an ended session is renewed and the save is repeated", async () => {
  const saver = saverFrom();
  call.mockRejectedValueOnce(new UnauthorizedError(401, "", {}));
  saver.write({ city: "大田区" });
  const isSaved = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  reauth.store.getState()?.endLogin(true);
  expect(await isSaved).toBe(true);
  expect(savedBodies()).toHaveLength(2);
});

test("B3 another tab's save is never overwritten without asking", async () => {
  const saver = saverFrom();
  const current = draft(5, { city: "品川区" });
  call.mockRejectedValueOnce(staleError(current));
  saver.write({ city: "大田区" });
  expect(await saver.flush()).toBe(false);
  expect(saver.store.getState()).toEqual({ kind: "conflict", current, ownInput: { city: "大田区" } });
  const conflict = saver.store.getState();
  saver.write({ city: "大田区蒲田" });
  expect(saver.store.getState()).toBe(conflict);
  await vi.advanceTimersByTimeAsync(100);
  // A new state reopens the dialog for a user who postponed it and typed on.
  expect(saver.store.getState()).not.toBe(conflict);
  expect(saver.store.getState()).toEqual({ ...conflict, ownInput: { city: "大田区蒲田" } });
  expect(await saver.overwrite()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 5, input: { city: "大田区蒲田" } });
});

test("B3 input that equals the first value still conflicts with a change from another tab", async () => {
  const saver = saverFrom(draft(1, { city: "大田区" }));
  const current = draft(5, { city: "品川区" });
  call.mockRejectedValueOnce(staleError(current));
  saver.write({ city: "大田区蒲田" });
  expect(await saver.flush()).toBe(false);
  saver.write({ city: "大田区" });
  expect(await saver.overwrite()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 5, input: { city: "大田区" } });
});

test("B3 text typed before the conflict appeared does not raise it again", async () => {
  const saver = saverFrom();
  const refuse = delayRefusal();
  saver.write({ city: "大田区" });
  const isSaved = saver.flush();
  saver.write({ city: "大田区蒲田" });
  const current = draft(5, { city: "品川区" });
  refuse(staleError(current));
  expect(await isSaved).toBe(false);
  const conflict = saver.store.getState();
  await vi.advanceTimersByTimeAsync(200);
  expect(saver.store.getState()).toBe(conflict);
});

test("B3 a newer version from another tab is no conflict if its input is unchanged", async () => {
  const saver = saverFrom(draft(2, { city: "大田区" }));
  const current = draft(5, { city: "大田区" });
  call.mockRejectedValueOnce(staleError(current));
  saver.write({ city: "品川区" });
  expect(await saver.flush()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 5, input: { city: "品川区" } });
});

test("R8.9 refused input is reported until it is corrected", async () => {
  const saver = saverFrom(draft(1, { city: "大田区" }));
  const error = new ValidationError({ city: "長すぎます。" }, []);
  call.mockRejectedValueOnce(error);
  saver.write({ city: "大田区".repeat(99) });
  expect(await saver.flush()).toBe(false);
  expect(saver.store.getState()).toEqual({ kind: "refused", error });
  saver.write({ city: "大田区" });
  await vi.advanceTimersByTimeAsync(100);
  expect(saver.store.getState().kind).toBe("saved");
});

test("B3 a save whose response was lost is not a conflict", async () => {
  const saver = saverFrom();
  const current = draft(1, { city: "大田区" });
  call.mockRejectedValueOnce(staleError(current));
  saver.write({ city: "大田区" });
  expect(await saver.flush()).toBe(true);
});

test("B3 typing after a lost response does not conflict with the tab's own save", async () => {
  const saver = saverFrom();
  call.mockRejectedValueOnce(new NetworkError("timeout"));
  saver.write({ city: "大" });
  expect(await saver.flush()).toBe(false);
  const current = draft(1, { city: "大" });
  call.mockRejectedValueOnce(staleError(current));
  saver.write({ city: "大田区" });
  expect(await saver.flush()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 1, input: { city: "大田区" } });
});

test("B3 another tab's save is a conflict even after a lost response", async () => {
  const saver = saverFrom();
  call.mockRejectedValueOnce(new NetworkError("timeout"));
  saver.write({ city: "大" });
  await saver.flush();
  const current = draft(2, { city: "品川区" });
  call.mockRejectedValueOnce(staleError(current));
  saver.write({ city: "大田区" });
  expect(await saver.flush()).toBe(false);
  expect(saver.store.getState()).toEqual({ kind: "conflict", current, ownInput: { city: "大田区" } });
});

test("B3 submitted input is cleared from the draft", async () => {
  const saver = saverFrom(draft(2, { city: "大田区" }));
  saver.write({ city: "品川区" });
  await saver.deleteDraft();
  await vi.runAllTimersAsync();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[1]).toEqual({ params: { name: "profile" }, body: { version: 2, input: null } });
});

test("B3 a page that knows no draft deletes none", async () => {
  const saver = saverFrom();
  saver.write({ city: "品川区" });
  await saver.deleteDraft();
  expect(call).not.toHaveBeenCalled();
});

test("B3 a submission deletes a draft whose response was lost", async () => {
  const saver = saverFrom();
  call.mockRejectedValueOnce(new NetworkError("no answer"));
  saver.write({ city: "品川区" });
  await saver.flush();
  await saver.deleteDraft();
  expect(savedBodies().at(-1)).toEqual({ version: 0, input: null, follows: { city: "品川区" } });
});

test("B3 after a submission the newer draft of another device is a conflict, not lost", async () => {
  const saver = saverFrom(draft(2, { city: "大田区" }));
  const current = draft(5, { city: "品川区" });
  call.mockRejectedValueOnce(staleError(current));
  await saver.deleteDraft();
  call.mockRejectedValueOnce(staleError(current));
  saver.write({ city: "港区" });
  expect(await saver.flush()).toBe(false);
  expect(saver.store.getState()).toMatchObject({ kind: "conflict", current });
});

test("B3 a call refused for a newer draft is a conflict even without typed changes", async () => {
  const saver = saverFrom(draft(2, { city: "大田区" }));
  expect(saver.version()).toBe(2);
  expect(saver.reportConflict(new NetworkError("no answer"))).toBe(false);
  const current = draft(5, { city: "品川区" });
  expect(saver.reportConflict(staleError(current))).toBe(true);
  expect(saver.store.getState()).toEqual({ kind: "conflict", current, ownInput: { city: "大田区" } });
  expect(await saver.overwrite()).toBe(true);
  expect(savedBodies()).toEqual([{ version: 5, input: { city: "大田区" } }]);
  expect(saver.version()).toBe(6);
});
