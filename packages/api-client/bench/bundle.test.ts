import { allCalls, type CallDefinition } from "@kaitori/wire";
import { expect, test } from "vitest";
import { bundleOf } from "./bundle.ts";
import { weighInitialClient } from "./initial-client.ts";

const calls = Object.entries<CallDefinition>(allCalls);
const pathsIn = (code: string) =>
  calls.map(([, { path }]) => path).filter((path) => code.includes(`\`${path}\``));

test("R7.1 the whole list of calls can be seen in a bundle that has them all", async () => {
  const { code } = await bundleOf('export { allCalls } from "@kaitori/wire";');
  expect(pathsIn(code)).toHaveLength(calls.length);
});

test.each(calls)("R7.1 importing %s pulls in no other call", async (name, { path }) => {
  const { code } = await bundleOf(`export { ${name} } from "@kaitori/wire";`);
  expect(new Set(pathsIn(code))).toEqual(new Set([path]));
});

test("the initial client adds at most 6 kB gz to ky and the parts of valibot it uses", async () => {
  const { own } = await weighInitialClient();
  expect(own).toBeLessThanOrEqual(6_000);
});
