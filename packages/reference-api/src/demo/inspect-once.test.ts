import { expect, test, vi } from "vitest";
import { usualLimits } from "../documents/inspection/limits.ts";
import { inspectOnce } from "./inspect-once.ts";

test("a paper that was read is not read again, and another one is", async () => {
  const inspect = vi.fn().mockResolvedValue({ refused: "empty" });
  const once = inspectOnce(inspect);
  const [one, other] = [Buffer.from("one"), Buffer.from("other")];
  for (const bytes of [one, one, other]) await once(bytes, "image/png", usualLimits);
  await once(one, "image/png", { ...usualLimits, pages: 1 });
  expect(inspect.mock.calls.map(([bytes, , { pages }]) => [String(bytes), pages])).toEqual([
    ["one", usualLimits.pages],
    ["other", usualLimits.pages],
    ["one", 1],
  ]);
});
