import { getProfile, personHeader, putFormDraft } from "@kaitori/wire";
import { expect, test } from "vitest";
import { serverOfFile } from "../testing/server-with-desk.ts";

const server = await serverOfFile({});

const write = (version: number) => ({
  params: { name: "profile" },
  body: { version, input: { city: "大田区" } },
});

test("B3 a write from a page of another account is refused", async () => {
  const [one, other] = [await server.signedIn(), await server.signedIn()];
  const as = (id: number) => ({ headers: { [personHeader]: String(id) } });
  expect(await other.client.call(putFormDraft, { ...write(0), ...as(one.id) })).toMatchObject({
    status: 401,
    body: { codes: { detail: [{ code: "otherPerson" }] } },
  });
  expect((await other.client.call(putFormDraft, { ...write(0), ...as(other.id) })).status).toBe(200);
  // Reads, and writes without the header, are accepted.
  expect((await other.client.call(getProfile, as(one.id))).status).toBe(200);
  expect((await one.client.call(putFormDraft, write(0))).status).toBe(200);
});
