import { NetworkError, ServerError, UnauthorizedError, ValidationError } from "@kaitori/api-client";
import { beforeEach, expect, test, vi } from "vitest";
import { reauthOf } from "#stories/reauth.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import { formDraftPlace } from "./use-form-draft.ts";

const draft = (version: number, input: Record<string, unknown> | null) => ({
  name: "profile",
  version,
  input,
  updated_at: null,
});

const call = vi.fn();
const reauth = reauthOf();
const keeperFrom = (start = draft(0, null)) =>
  createDraftKeeper({
    place: formDraftPlace({ call } as never, "profile"),
    start,
    withLogin: reauth.withLogin,
    pause: 100,
  });
const savedBodies = () => call.mock.calls.map(([, options]) => options.body);

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockImplementation(async (_call, { body }) => draft(body.version + 1, body.input));
});

test("B3 many keystrokes are one write, each write builds on the last", async () => {
  const keeper = keeperFrom();
  keeper.write({ city: "大" });
  keeper.write({ city: "大田区" });
  expect(keeper.store.getState().kind).toBe("changed");
  await vi.advanceTimersByTimeAsync(100);
  keeper.write({ city: "大田区蒲田" });
  await keeper.flush();
  expect(savedBodies()).toEqual([
    { version: 0, input: { city: "大田区" } },
    { version: 1, input: { city: "大田区蒲田" } },
  ]);
  expect(keeper.store.getState().kind).toBe("kept");
});

test("B3 a key typed during a write goes out before the page ends, and follows that write", async () => {
  const keeper = keeperFrom();
  let answer = () => {};
  call.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve(draft(1, { city: "大" }));
    }),
  );
  keeper.write({ city: "大" });
  keeper.flushBeforeEnd();
  keeper.write({ city: "大田区" });
  keeper.flushBeforeEnd();
  keeper.flushBeforeEnd();
  const parallelWrite = { version: 0, input: { city: "大田区" }, follows: { city: "大" } };
  expect(savedBodies()).toEqual([{ version: 0, input: { city: "大" } }, parallelWrite]);
  // The page is shown again: the server keeps what it has already.
  answer();
  expect(await keeper.flush()).toBe(true);
  expect(savedBodies().slice(2)).toEqual([{ version: 1, input: { city: "大田区" } }]);
});

test("B3 an earlier write that arrives late is not written over the later one", async () => {
  const keeper = keeperFrom();
  const current = draft(2, { city: "大田区" });
  let refuse = (_error: Error) => {};
  call.mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  keeper.write({ city: "大" });
  const isKept = keeper.flush();
  keeper.write({ city: "大田区" });
  keeper.flushBeforeEnd();
  refuse(new ServerError(409, "", undefined, { detail: "", current }));
  expect(await isKept).toBe(true);
  expect(savedBodies()).toHaveLength(2);
});

test("whoever listens hears once that something was typed, and not with every key", () => {
  const keeper = keeperFrom();
  const events: string[] = [];
  keeper.store.subscribe(({ kind }) => events.push(kind));
  for (const city of ["大", "大田", "大田区"]) keeper.write({ city });
  expect(events).toEqual(["changed"]);
});

test("R3.9 what is kept already is not written again", async () => {
  const keeper = keeperFrom(draft(3, { city: "大田区" }));
  keeper.write({ city: "大田区", building: "" });
  expect(await keeper.flush()).toBe(true);
  expect(call).not.toHaveBeenCalled();
});

test("B3 without a connection it says so, and writes everything with the next change", async () => {
  const keeper = keeperFrom();
  call.mockRejectedValueOnce(new NetworkError("no answer"));
  keeper.write({ city: "大" });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.getState().kind).toBe("failed");
  keeper.write({ city: "大田区" });
  expect(await keeper.flush()).toBe(true);
});

test("B3 a session that ended is renewed and the write made again", async () => {
  const keeper = keeperFrom();
  call.mockRejectedValueOnce(new UnauthorizedError(401, "", {}));
  keeper.write({ city: "大田区" });
  const isKept = keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  reauth.store.getState()?.answer(true);
  expect(await isKept).toBe(true);
  expect(savedBodies()).toHaveLength(2);
});

test("B3 another tab's write is never overwritten in silence", async () => {
  const keeper = keeperFrom();
  const current = draft(5, { city: "品川区" });
  call.mockRejectedValueOnce(new ServerError(409, "", undefined, { detail: "", current }));
  keeper.write({ city: "大田区" });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.getState()).toEqual({ kind: "conflict", current, mine: { city: "大田区" } });
  const conflict = keeper.store.getState();
  keeper.write({ city: "大田区蒲田" });
  expect(keeper.store.getState()).toBe(conflict);
  await vi.advanceTimersByTimeAsync(100);
  // Another question: who had put off the first and types on is asked again.
  expect(keeper.store.getState()).not.toBe(conflict);
  expect(keeper.store.getState()).toEqual({ ...conflict, mine: { city: "大田区蒲田" } });
  expect(await keeper.overwrite()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 5, input: { city: "大田区蒲田" } });
});

test("B3 what is typed as it was before still counts against what came from elsewhere", async () => {
  const keeper = keeperFrom(draft(1, { city: "大田区" }));
  const current = draft(5, { city: "品川区" });
  call.mockRejectedValueOnce(new ServerError(409, "", undefined, { detail: "", current }));
  keeper.write({ city: "大田区蒲田" });
  expect(await keeper.flush()).toBe(false);
  keeper.write({ city: "大田区" });
  expect(await keeper.overwrite()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 5, input: { city: "大田区" } });
});

test("B3 what was typed before the question was there does not ask it twice", async () => {
  const keeper = keeperFrom();
  let refuse = (_error: Error) => {};
  call.mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  keeper.write({ city: "大田区" });
  const isKept = keeper.flush();
  keeper.write({ city: "大田区蒲田" });
  const current = draft(5, { city: "品川区" });
  refuse(new ServerError(409, "", undefined, { detail: "", current }));
  expect(await isKept).toBe(false);
  const conflict = keeper.store.getState();
  await vi.advanceTimersByTimeAsync(200);
  expect(keeper.store.getState()).toBe(conflict);
});

test("B3 who has only written elsewhere is built upon, without a question", async () => {
  const keeper = keeperFrom(draft(2, { city: "大田区" }));
  const current = draft(5, { city: "大田区" });
  call.mockRejectedValueOnce(new ServerError(409, "", undefined, { detail: "", current }));
  keeper.write({ city: "品川区" });
  expect(await keeper.flush()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 5, input: { city: "品川区" } });
});

test("R8.9 what the server does not take is said so, until it has been mended", async () => {
  const keeper = keeperFrom(draft(1, { city: "大田区" }));
  const error = new ValidationError({ city: "長すぎます。" }, []);
  call.mockRejectedValueOnce(error);
  keeper.write({ city: "大田区".repeat(99) });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.getState()).toEqual({ kind: "refused", error });
  keeper.write({ city: "大田区" });
  await vi.advanceTimersByTimeAsync(100);
  expect(keeper.store.getState().kind).toBe("kept");
});

test("B3 a write whose answer was lost is no conflict", async () => {
  const keeper = keeperFrom();
  const current = draft(1, { city: "大田区" });
  call.mockRejectedValueOnce(new ServerError(409, "", undefined, { detail: "", current }));
  keeper.write({ city: "大田区" });
  expect(await keeper.flush()).toBe(true);
});

test("B3 whoever types on while an answer is lost is not asked about the own write", async () => {
  const keeper = keeperFrom();
  call.mockRejectedValueOnce(new NetworkError("timeout"));
  keeper.write({ city: "大" });
  expect(await keeper.flush()).toBe(false);
  const current = draft(1, { city: "大" });
  call.mockRejectedValueOnce(new ServerError(409, "", undefined, { detail: "", current }));
  keeper.write({ city: "大田区" });
  expect(await keeper.flush()).toBe(true);
  expect(savedBodies().at(-1)).toEqual({ version: 1, input: { city: "大田区" } });
});

test("B3 another tab's write is asked about also after an answer was lost", async () => {
  const keeper = keeperFrom();
  call.mockRejectedValueOnce(new NetworkError("timeout"));
  keeper.write({ city: "大" });
  await keeper.flush();
  const current = draft(2, { city: "品川区" });
  call.mockRejectedValueOnce(new ServerError(409, "", undefined, { detail: "", current }));
  keeper.write({ city: "大田区" });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.store.getState()).toEqual({ kind: "conflict", current, mine: { city: "大田区" } });
});

test("B3 what was sent is forgotten", async () => {
  const keeper = keeperFrom(draft(2, { city: "大田区" }));
  keeper.write({ city: "品川区" });
  await keeper.discard();
  await vi.runAllTimersAsync();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[1]).toEqual({ params: { name: "profile" }, body: { version: 0, input: null } });
});

test("B3 a call that was refused for a newer draft asks which one counts, also where nothing was typed", async () => {
  const keeper = keeperFrom(draft(2, { city: "大田区" }));
  expect(keeper.version()).toBe(2);
  expect(keeper.askWhenStale(new NetworkError("no answer"))).toBe(false);
  const current = draft(5, { city: "品川区" });
  expect(keeper.askWhenStale(new ServerError(409, "", undefined, { detail: "", current }))).toBe(true);
  expect(keeper.store.getState()).toEqual({ kind: "conflict", current, mine: { city: "大田区" } });
  expect(await keeper.overwrite()).toBe(true);
  expect(savedBodies()).toEqual([{ version: 5, input: { city: "大田区" } }]);
  expect(keeper.version()).toBe(6);
});
