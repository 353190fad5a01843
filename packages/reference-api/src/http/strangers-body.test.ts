import { createEntry, uploadFile } from "@kaitori/wire";
import { afterAll, expect, test, vi } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";

const { client, signedIn, close } = await createTestServer();
afterAll(close);

const megabytes = (size: number) => new File([new Uint8Array(size * 1024 * 1024)], "a.png");

test("R6.1 what a stranger sends is taken, not read, and answered 401", async () => {
  const reading = vi.spyOn(Response.prototype, "formData");
  const stranger = client();
  const answer = await stranger.call(uploadFile, { body: { kind: "invoice_1", content: megabytes(9) } });
  expect(answer).toMatchObject({ status: 401, body: { detail: "ログインが必要です。" } });
  expect(reading).not.toHaveBeenCalled();
  expect((await stranger.call(createEntry, { body: { claims: "no list" } })).status).toBe(401);

  const { client: known } = await signedIn();
  expect((await known.call(uploadFile, { body: { kind: "invoice_1", content: megabytes(1) } })).status).toBe(
    400,
  );
  expect(reading).toHaveBeenCalledOnce();
  reading.mockRestore();
});

test("R6.1 more than anybody may send is refused all the same", async () => {
  const stranger = client();
  await stranger.fetch("/api/system_settings/supress_entries/");
  const body = new Uint8Array(12 * 1024 * 1024);
  expect((await stranger.fetch("/api/uploads/", { method: "POST", body })).status).toBe(413);
});
