import {
  type CallOptions,
  CsrfStaleError,
  NetworkError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from "@kaitori/api-client";
import { type CallDefinition, type UploadRecord, uploadFile } from "@kaitori/wire";
import { beforeEach, expect, test, vi } from "vitest";
import { uploadRecordOf } from "#stories/drafts.ts";
import { reauthOf } from "#stories/reauth.ts";
import { uploadedRecords } from "./upload-row.ts";
import { createUploads } from "./uploads.ts";

const limits = { uploadBytes: 1000, uploadsPerKind: 3 };
const words = { textOfFault: (fault: string) => fault, networkText: "つながりません" };
const photograph = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: "image/jpeg" });

function fakeServer() {
  const requests: {
    kind: string;
    kinds: readonly string[] | undefined;
    name: string;
    progress(share: number): void;
    succeed(kinds?: string[]): Promise<void>;
    fail(error: unknown): Promise<void>;
  }[] = [];
  const response: { refusal?: Error | undefined; answer?: unknown } = {};
  const call = vi.fn(async (called: CallDefinition, options: object) => {
    if (called === uploadFile) return uploading(options as CallOptions<typeof uploadFile>);
    if (response.refusal) throw response.refusal;
    return response.answer;
  });
  const uploading = ({ body, file, signal, onProgress }: CallOptions<typeof uploadFile>) =>
    new Promise<UploadRecord>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      requests.push({
        kind: body.kind,
        kinds: body.kinds?.split(","),
        name: file.name,
        progress: (share) => onProgress?.(share),
        succeed(kinds) {
          resolve({ ...recordOf(requests.length, body.kind, file.name), ...(kinds && { kinds }) });
          return settle();
        },
        fail(error) {
          reject(error);
          return settle();
        },
      });
    });
  return { call, requests, response };
}

const recordOf = (id: number, kind: string, name: string): UploadRecord => ({
  ...uploadRecordOf(kind, id),
  name,
});

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const reauth = reauthOf();
let server: ReturnType<typeof fakeServer>;
let uploads: ReturnType<typeof createUploads>;
const states = () => uploads.store.getState().map(({ name, state }) => `${name} ${state}`);

beforeEach(() => {
  server = fakeServer();
  uploads = createUploads({
    api: { call: server.call as never },
    limitsOf: () => limits,
    withLogin: reauth.withLogin,
  });
});

test("R5.5 files of one selection are sent one by one; the next selection waits", async () => {
  expect(uploads.pick("identity", [photograph("a"), photograph("b")], words)).toEqual({ refused: false });
  expect(states()).toEqual(["a uploading", "b waiting"]);
  expect(uploads.pick("identity", [photograph("c")], words)).toEqual({ refused: true });
  expect(uploads.pick("invoice_1", [photograph("d")], words)).toEqual({ refused: false });
  await server.requests[0]?.succeed();
  expect(states()).toEqual(["a done", "b uploading", "d uploading"]);
});

test("B7 each row has its own progress, and an uploaded file has an id", async () => {
  uploads.pick("identity", [photograph("a")], words);
  server.requests[0]?.progress(0.4);
  expect(uploads.store.getState()[0]).toMatchObject({ state: "uploading", progress: 0.4 });
  await server.requests[0]?.succeed();
  expect(uploadedRecords(uploads.store.getState()).map(({ id }) => id)).toEqual([1]);
});

test("R8.8 B7 a failed upload states the reason, keeps the others and can be retried", async () => {
  uploads.pick("identity", [photograph("a"), photograph("b")], words);
  await server.requests[0]?.fail(new NetworkError("no answer"));
  expect(uploads.store.getState()[0]).toMatchObject({
    state: "failed",
    message: "アップロードエラー (つながりません)",
    isFinal: false,
  });
  await server.requests[1]?.succeed();
  uploads.retry(uploads.store.getState()[0]?.key ?? "");
  expect(states()).toEqual(["a uploading", "b done"]);
});

test("B7 when the connection is back, failed uploads are retried; refused ones are not", async () => {
  uploads.pick("identity", [photograph("a"), photograph("b")], words);
  await server.requests[0]?.fail(new NetworkError("no answer"));
  await server.requests[1]?.fail(new ValidationError({}, ["画像が壊れています。"]));
  uploads.retryAll();
  expect(states()).toEqual(["a uploading", "b failed"]);
});

test("R8.8 a file that the server refused states the reason and is not retried", async () => {
  uploads.pick("identity", [photograph("a")], words);
  await server.requests[0]?.fail(new ValidationError({}, ["画像が壊れています。"]));
  expect(uploads.store.getState()[0]).toMatchObject({ message: "画像が壊れています。", isFinal: true });
  expect(uploads.store.getState()[0]).not.toHaveProperty("preview");
});

test("R8.2 the caller gets the error of an expired token", async () => {
  const onFailure = vi.fn();
  const stale = new CsrfStaleError(403, "CSRF tokens do not match");
  uploads.pick("identity", [photograph("a")], { ...words, onFailure });
  await server.requests[0]?.fail(stale);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(stale);
});

test("B3 an upload in an ended session is repeated after the login", async () => {
  uploads.pick("identity", [photograph("a")], words);
  await server.requests[0]?.fail(new UnauthorizedError(401, "", {}));
  reauth.store.getState()?.endLogin(true);
  await settle();
  await server.requests[1]?.succeed();
  expect(states()).toEqual(["a done"]);
});

test("B7 a cancelled file disappears, whether it is being sent or waiting", async () => {
  uploads.pick("identity", [photograph("a"), photograph("b"), photograph("c")], words);
  const [first, , third] = uploads.store.getState();
  uploads.cancel(third?.key ?? "");
  uploads.cancel(first?.key ?? "");
  await settle();
  expect(states()).toEqual(["b uploading"]);
});

test("B7 an invalid file is reported at once and not sent", () => {
  const files = [
    photograph("empty", 0),
    photograph("large", 1001),
    new File(["x"], "text", { type: "text/plain" }),
  ];
  uploads.pick("identity", files, words);
  expect(uploads.store.getState().map((row) => row.state === "failed" && row.message)).toEqual([
    "empty",
    "tooLarge",
    "wrongType",
  ]);
  expect(server.requests).toEqual([]);
});

test("B7 a kind accepts no more files than the brand's limit", async () => {
  uploads.add([recordOf(7, "identity", "x"), recordOf(8, "identity", "y"), recordOf(9, "identity", "z")]);
  uploads.pick("identity", [photograph("a")], words);
  expect(states().at(-1)).toBe("a failed");
});

test("B15 a file of an earlier entry is removed from the page, not from the server", async () => {
  uploads.add([recordOf(7, "invoice_1", "a.jpg"), recordOf(8, "invoice_1", "b.jpg")]);
  uploads.markSubmitted([7]);
  expect(await uploads.remove("record7")).toBe("removed");
  expect(server.call).not.toHaveBeenCalled();
  expect(await uploads.remove("record8")).toBe("removed");
  expect(server.call).toHaveBeenCalledOnce();
});

test("R7.6 D7.6 a file stays if the server refuses to delete it", async () => {
  uploads.add([recordOf(7, "identity", "x"), recordOf(8, "identity", "y")]);
  uploads.add([recordOf(7, "identity", "x")]);
  expect(await uploads.remove("record7")).toBe("removed");
  expect(states()).toEqual(["y done"]);
  server.response.refusal = new Error("no");
  expect(await uploads.remove("record8")).toBe("failed");
  const handedIn = { detail: "提出済みです。", reason: "handedIn" };
  server.response.refusal = new ServerError(409, handedIn.detail, undefined, handedIn);
  expect(await uploads.remove("record8")).toBe("handedIn");
  uploads.add([recordOf(9, "invoice_1", "z")]);
  server.response.refusal = new ServerError(404, "no", undefined, { detail: "no" });
  expect(await uploads.remove("record9")).toBe("removed");
  // Another server words 409 differently.
  server.response.refusal = new ServerError(409, "no", undefined, { detail: "no" });
  expect(await uploads.remove("record8")).toBe("failed");
  expect(states()).toEqual(["y done"]);
});

test("B3 replaceAll removes uploaded files of the given kinds that the server no longer lists", async () => {
  uploads.add([recordOf(7, "invoice_1", "x"), recordOf(8, "invoice_1", "y"), recordOf(9, "identity", "z")]);
  uploads.pick("invoice_2", [photograph("a")], words);
  uploads.replaceAll([recordOf(8, "invoice_1", "y")], (kind) => kind.startsWith("invoice"));
  expect(states().sort()).toEqual(["a uploading", "y done", "z done"]);
});

test("B7 after forget() all uploads are removed, even if a response arrives later", async () => {
  uploads.add([recordOf(7, "identity", "earlier")]);
  uploads.pick("identity", [photograph("a"), photograph("b")], words);
  uploads.forget();
  await server.requests[0]?.succeed();
  expect(states()).toEqual([]);
  expect(server.call).toHaveBeenCalledTimes(1);
});

test("one file can contain all papers of its set", async () => {
  uploads.pick("pl", [photograph("accounts.pdf")], { ...words, kinds: ["pl", "bs"] });
  expect(server.requests.map(({ kinds }) => kinds)).toEqual([["pl", "bs"]]);
  await server.requests[0]?.succeed(["pl", "bs"]);
  expect(states()).toEqual(["accounts.pdf done"]);
});

test("B21 a server that accepts one kind per file gets the file once for each kind", async () => {
  uploads.pick("pl", [photograph("accounts.pdf")], { ...words, kinds: ["pl", "bs", "sga_expenses"] });
  await server.requests[0]?.succeed();
  expect(server.requests.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "pl accounts.pdf",
    "bs accounts.pdf",
    "sga_expenses accounts.pdf",
  ]);
});

const readKinds = () => uploads.store.getState().map((row) => row.state === "done" && row.record.kinds);

test("B3 the papers of a file stay assigned while the server is out of reach, and are sent later", async () => {
  const onRefused = vi.fn();
  uploads.add([recordOf(7, "pl", "accounts.pdf")]);
  uploads.assign("record7", ["pl", "bs"], onRefused);
  expect(server.call).not.toHaveBeenCalled();
  server.response.refusal = new NetworkError("no answer");
  await expect(uploads.sendAssignments()).rejects.toBeInstanceOf(NetworkError);
  uploads.assign("record7", ["pl", "bs", "sga_expenses"], onRefused);
  await expect(uploads.sendAssignments()).rejects.toBeInstanceOf(NetworkError);
  expect(readKinds()).toEqual([["pl", "bs", "sga_expenses"]]);

  server.response.refusal = undefined;
  server.response.answer = { ...recordOf(7, "pl", "accounts.pdf"), kinds: ["pl", "bs", "sga_expenses"] };
  await uploads.sendAssignments();
  expect(server.call.mock.lastCall?.[1]).toEqual({
    params: { id: 7 },
    body: { kinds: ["pl", "bs", "sga_expenses"] },
  });
  await uploads.sendAssignments();
  expect(server.call).toHaveBeenCalledTimes(3);
  expect(onRefused).not.toHaveBeenCalled();
});

test.each([
  {
    why: "handed in",
    error: new ServerError(409, "提出済みです。", undefined, {}),
    messages: ["提出済みです。"],
  },
  { why: "unknown call", error: new ServerError(405, undefined, undefined, {}), messages: [undefined] },
  {
    why: "papers of another set",
    error: new ValidationError({}, ["別の書類です。"]),
    messages: ["別の書類です。"],
  },
  // The field shows the error and the remedy when the draft is saved.
  { why: "deleted in another tab", error: new ServerError(404, "", undefined, {}), messages: [] },
])("B3 the assignment of papers is undone if the server refuses it: $why", async ({ error, messages }) => {
  const onRefused = vi.fn();
  uploads.add([recordOf(7, "pl", "accounts.pdf")]);
  uploads.assign("record7", ["pl", "bs"], onRefused);
  server.response.refusal = error;
  await uploads.sendAssignments();
  expect(readKinds()).toEqual([undefined]);
  expect(onRefused.mock.calls).toEqual(messages.map((sentence) => [sentence]));
  server.response.refusal = undefined;
  await uploads.sendAssignments();
  expect(server.call).toHaveBeenCalledTimes(1);
});

test("B3 when a step is opened again, the server's papers of a file apply", () => {
  uploads.add([recordOf(7, "pl", "accounts.pdf")]);
  uploads.assign("record7", ["pl", "bs"], vi.fn());
  uploads.replaceAll([{ ...recordOf(7, "pl", "accounts.pdf"), kinds: ["pl", "sga_expenses"] }], () => true);
  expect(readKinds()).toEqual([["pl", "sga_expenses"]]);
});

test("B7 each file of a set contains the papers assigned to it", async () => {
  const kindsOf = ({ name }: File) => (name === "bs" ? ["bs"] : ["pl", "bs"]);
  uploads.pick("pl", [photograph("bs"), photograph("both")], { ...words, kinds: ["pl", "bs"], kindsOf });
  await server.requests[0]?.succeed(["bs"]);
  await server.requests[1]?.succeed(["pl", "bs"]);
  expect(server.requests.map(({ kind, kinds }) => [kind, kinds])).toEqual([
    ["bs", undefined],
    ["pl", ["pl", "bs"]],
  ]);
  expect(states()).toEqual(["bs done", "both done"]);
});
