import { expect, test } from "vitest";
import { renderTestPage } from "#testing/render-test-page.tsx";

test.each([false, true])("R1.5 only a brand for companies refuses individuals: %s", async (individuals) => {
  const { text } = await renderTestPage({ at: "/unsupported/", settings: { individuals } });
  expect(text.includes("法人の方に限りご利用いただけます")).toBe(!individuals);
});
