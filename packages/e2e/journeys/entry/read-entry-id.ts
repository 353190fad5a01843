import { expect, type Page } from "@playwright/test";

/** Id of the only entry of the logged-in user. */
export async function readEntryId(page: Page): Promise<number> {
  const ids = await page.evaluate(async () => {
    const entries: unknown = await (await fetch("/api/entries/")).json();
    return Array.isArray(entries) ? entries.map((entry: { id: number }) => entry.id) : [];
  });
  expect(ids).toHaveLength(1);
  return ids[0] ?? 0;
}
