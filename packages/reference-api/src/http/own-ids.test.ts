import { deleteUpload, getEntry, markDelinquencyFiles, putDraftEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { serverOfFile } from "../testing/server-with-desk.ts";

const server = await serverOfFile({});

// The schema accepts these ids, because another server may use texts.
test.each(["0193f2c7-8a4b", "2147483648"])("R3.1 the id %s answers 404", async (id) => {
  const { client } = await server.signedIn();
  expect((await client.call(getEntry, { params: { id } })).status).toBe(404);
  expect((await client.call(deleteUpload, { params: { id } })).status).toBe(404);
});

test.each([["0193f2c7-8a4b"], [2_147_483_648]])("R5.12 a body with the id %j is refused", async (id) => {
  const { client } = await server.signedIn();
  expect((await client.call(markDelinquencyFiles, { body: { ids: [id] } })).status).toBe(400);
  const body = { version: 0, addfiles: [{ id }], claims: [{ contentfile_relations: [] }] };
  expect((await client.call(putDraftEntry, { body })).status).toBe(400);
});
