import type { Page } from "@playwright/test";

/** The numbers of the files that the server takes from this page, as they come. */
export function takenFiles(page: Page): readonly number[] {
  const taken: number[] = [];
  page.on("response", async (response) => {
    const isUpload = response.request().method() === "POST" && response.url().endsWith("/api/uploads/");
    if (isUpload && response.ok()) taken.push((await response.json()).id);
  });
  return taken;
}
