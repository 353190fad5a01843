import type { Page, Request } from "@playwright/test";

export interface LoadedFile {
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  /** Body as transferred. */
  readonly bytes: number;
  /** Milliseconds after the page was opened. */
  readonly startedAt: number;
}

export interface PageLoad {
  readonly beforeHydration: readonly LoadedFile[];
  readonly allRequests: readonly LoadedFile[];
  /** Milliseconds after the page was opened. */
  readonly hydratedAt: number;
}

/** Opens an address with an empty cache and records every request until the page is idle. */
export async function loadPage(page: Page, address: string): Promise<PageLoad> {
  const finished: Request[] = [];
  const record = (request: Request) => void finished.push(request);
  page.on("requestfinished", record);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", record);
  const { opened, hydratedAt } = await page.evaluate(() => ({
    opened: performance.timeOrigin,
    hydratedAt: performance.getEntriesByName("hydrated")[0]?.startTime ?? 0,
  }));
  const allRequests = await Promise.all(
    finished
      .filter((request) => request.url().startsWith("http"))
      .map(async (request) => ({
        method: request.method(),
        path: new URL(request.url()).pathname,
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
        startedAt: request.timing().startTime - opened,
      })),
  );
  return {
    beforeHydration: allRequests.filter(({ startedAt }) => startedAt < hydratedAt),
    allRequests,
    hydratedAt,
  };
}

/** Bytes of documents, scripts and styles; data and images depend on the account. */
export const transferredBytes = (files: readonly LoadedFile[]): number =>
  files
    .filter(({ kind }) => ["document", "script", "stylesheet"].includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Collects messages of the browser console from now on. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", ({ message }) => messages.push(message));
  return messages;
}
