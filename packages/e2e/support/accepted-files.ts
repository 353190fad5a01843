import type { Page } from "@playwright/test";

/** Collects the ids of the page's accepted uploads from now on. */
export function recordAcceptedFiles(page: Page): readonly number[] {
  const ids: number[] = [];
  page.on("response", async (response) => {
    const isUpload = response.request().method() === "POST" && response.url().endsWith("/api/uploads/");
    if (isUpload && response.ok()) ids.push((await response.json()).id);
  });
  return ids;
}
