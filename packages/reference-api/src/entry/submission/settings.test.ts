import { getSuppressEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { setSuppression } from "./suppress-entries.ts";

const { client, database } = await serverOfFile({});

const stopped = { method: "stop-new-entry", segment: "", message: "年末年始は受け付けを休みます。" };

test("R4.18 new entries can be stopped and resumed per brand with a message", async () => {
  const nothing = { method: null, segment: null, message: null };
  expect((await client().call(getSuppressEntries)).body).toEqual(nothing);
  await setSuppression(database, "everyone", stopped);
  expect((await client().call(getSuppressEntries)).body).toEqual(stopped);
  expect((await client("companies").call(getSuppressEntries)).body).toEqual(nothing);
  await setSuppression(database, "everyone", null);
  expect((await client().call(getSuppressEntries)).body).toEqual(nothing);
});

test("R7.10 /healthz and /readyz report the state for a load balancer", async () => {
  expect(await (await client().fetch("/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await client().fetch("/readyz")).json()).toEqual({ status: "ready" });
});
