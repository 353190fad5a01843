import { expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

const { client } = await testServer({});

test("R7.10 /healthz and /readyz report the state for a load balancer", async () => {
  expect(await (await client().fetch("/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await client().fetch("/readyz")).json()).toEqual({ status: "ready" });
});
