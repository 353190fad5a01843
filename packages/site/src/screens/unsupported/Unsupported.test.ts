import { expect, test } from "vitest";
import { renderTestPage } from "#testing/render-test-page.tsx";

const refusal = "法人の方に限りご利用いただけます";

test("R1.5 a brand for companies says so to individuals", async () => {
  const { text } = await renderTestPage({ at: "/unsupported/", settings: { individuals: false } });
  expect(text).toContain(refusal);
});

test("/unsupported/ does not refuse individuals whom the brand serves", async () => {
  const { text } = await renderTestPage({ at: "/unsupported/", settings: { individuals: true } });
  expect(text).not.toContain(refusal);
});
