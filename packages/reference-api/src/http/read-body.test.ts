import { expect, test, vi } from "vitest";
import { testServer } from "../testing/test-server.ts";

const faults: string[] = [];
const { client, signInApplicant } = await testServer(
  {},
  { log: (level, event) => level === "error" && faults.push(event) },
);

const megabytes = (size: number) => new File([new Uint8Array(size * 1024 * 1024)], "a.png");

test("R6.1 a visitor's upload is discarded without a buffer and answered with 401", async () => {
  const allocSpy = vi.spyOn(Buffer, "allocUnsafeSlow");
  const countFileBuffers = () => allocSpy.mock.calls.filter(([size]) => size > 10_000_000).length;
  const visitor = client();
  const answer = await visitor.call("uploadFile", { body: { kind: "invoice_1", content: megabytes(9) } });
  expect(answer).toMatchObject({ status: 401, body: { detail: "ログインが必要です。" } });
  expect(countFileBuffers()).toBe(0);
  expect((await visitor.call("createEntry", { body: { claims: "no list" } })).status).toBe(401);

  const { client: applicant } = await signInApplicant();
  expect(
    (await applicant.call("uploadFile", { body: { kind: "invoice_1", content: megabytes(1) } })).status,
  ).toBe(400);
  expect(countFileBuffers()).toBe(1);
  allocSpy.mockRestore();
});

test("D11 refused bodies of a caller are received one at a time", async () => {
  const visitor = client();
  await visitor.fetch("/api/system_settings/supress_entries/");
  const begun: string[] = [];
  const firstEnd = Promise.withResolvers<void>();
  const send = async (name: string, end?: Promise<void>) => {
    const pull = async (stream: ReadableStreamDefaultController) => {
      begun.push(name);
      await end;
      stream.close();
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { "content-type": "multipart/form-data; boundary=7" };
    return (await visitor.fetch("/api/uploads/", { method: "POST", headers, body, duplex: "half" })).status;
  };
  const first = send("first", firstEnd.promise);
  await vi.waitFor(() => expect(begun).toEqual(["first"]));
  const second = send("second");
  // Its session is checked after that of the second upload.
  await visitor.call("me");
  expect(begun).toEqual(["first"]);
  firstEnd.resolve();
  expect(await Promise.all([first, second])).toEqual([401, 401]);
  expect(begun).toEqual(["first", "second"]);
});

test("R6.1 a visitor's body above the maximum size answers 413", async () => {
  const visitor = client();
  await visitor.fetch("/api/system_settings/supress_entries/");
  const body = new Uint8Array(12 * 1024 * 1024);
  expect((await visitor.fetch("/api/uploads/", { method: "POST", body })).status).toBe(413);
});

test("D11 a visitor's JSON body is limited to 32 kB", async () => {
  const logIn = (bytes: number) =>
    client().call("login", { body: { email: "á".repeat(bytes / 2), password: "a" } });
  expect((await logIn(33 * 1024)).status).toBe(413);
  expect((await logIn(31 * 1024)).status).toBe(400);
});

test("D11 an entry with six hundred files is within the maximum size", async () => {
  const { client: applicant } = await signInApplicant();
  const paper = { id: 1, kind: "invoice_1", kinds: [], name: "請求書.pdf", content_type: "application/pdf" };
  const record = { ...paper, image: null, created_at: "2026-11-02T00:00:00.000Z" };
  const relation = { kind: "invoice_1", contentfile: record };
  const claim = { contentfiles: Array(120).fill(record), contentfile_relations: Array(120).fill(relation) };
  const answer = await applicant.call("createEntry", { body: { claims: Array(5).fill(claim) } as never });
  expect(answer.status).toBe(400);
});

test("D11 a body of thousands of small values is refused before it is parsed", async () => {
  const { client: applicant } = await signInApplicant();
  const send = (values: number) =>
    applicant.call("createEntry", { body: { purpose: Array(values).fill({}) } as never });
  const parseSpy = vi.spyOn(JSON, "parse");
  const countParsed = () => parseSpy.mock.calls.filter(([text]) => text.startsWith('{"purpose"')).length;
  expect((await send(11_000)).status).toBe(413);
  expect(countParsed()).toBe(0);
  expect((await send(900)).status).toBe(400);
  expect(countParsed()).toBeGreaterThan(0);
  parseSpy.mockRestore();
});

test.each([
  { path: "/api/uploads/", type: "multipart/form-data; boundary=-------------------------------7" },
  { path: "/api/form_drafts/profile/", type: "application/json" },
])("an interrupted body of $path answers 400 and logs no error", async ({ path, type }) => {
  const { client: phone } = await signInApplicant();
  await phone.call("me");
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode("---")),
    pull: (stream) => stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const method = path.endsWith("profile/") ? "PUT" : "POST";
  const headers = { "content-type": type };
  expect((await phone.fetch(path, { method, headers, body, duplex: "half" })).status).toBe(400);
  expect(faults).toEqual([]);
});

test.each([
  { sender: "a visitor", path: "/api/uploads/", type: "multipart/form-data; boundary=7", isSignedIn: false },
  {
    sender: "an applicant",
    path: "/api/uploads/",
    type: "multipart/form-data; boundary=7",
    isSignedIn: true,
  },
  { sender: "anybody", path: "/api/auth/", type: "application/json", isSignedIn: false },
])(
  "D11 the body of $sender that arrives too slowly answers 408: $path",
  async ({ path, type, isSignedIn }) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { client: phone } = isSignedIn ? await signInApplicant() : { client: client() };
    await phone.fetch("/api/system_settings/supress_entries/");
    let isCancelled = false;
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode("--7")),
      cancel: () => {
        isCancelled = true;
      },
    });
    const answer = phone.fetch(path, {
      method: "POST",
      headers: { "content-type": type },
      body,
      duplex: "half",
    });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(isCancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    const { status, headers } = await answer;
    vi.useRealTimers();
    expect({ status, connection: headers.get("connection"), isCancelled }).toEqual({
      status: 408,
      connection: "close",
      isCancelled: true,
    });
  },
);

test("D11 ten megabytes over a slow phone network are accepted", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const visitor = client();
  await visitor.fetch("/api/system_settings/supress_entries/");
  let sent = 0;
  // Slow 3G sends 50 kB per second; for the first 29 seconds there is no connection.
  const body = new ReadableStream({
    async pull(stream) {
      if (sent === 10_000_000) return stream.close();
      await vi.advanceTimersByTimeAsync(sent === 0 ? 29_000 : 10_000);
      stream.enqueue(new Uint8Array(500_000));
      sent += 500_000;
    },
  });
  const init = { method: "POST", headers: { "content-type": "multipart/form-data; boundary=7" }, body };
  const { status } = await visitor.fetch("/api/uploads/", { ...init, duplex: "half" });
  vi.useRealTimers();
  expect({ status, sent }).toEqual({ status: 401, sent: 10_000_000 });
});
