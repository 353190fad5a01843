import type { Browser, Page } from "@playwright/test";

/** One load of a page with an empty cache, in milliseconds and bytes. */
export type PageSpeed = Awaited<ReturnType<typeof measure>>;

/** Lighthouse's mobile settings: latency in ms, throughput in bytes per second. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 0.9 * 1_000_000) / 8,
};
const cpuSlowdown = 4;

export async function measure(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on("requestfinished", (request) => {
    if (!request.url().startsWith("http")) return;
    requests += 1;
    if (request.resourceType() === "script")
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowNetwork);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const times = await timesOf(page);
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  await context.close();
  return { ...times, requests, scriptBytes };
}

interface ObservedTimes {
  largestPaint: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
}

declare global {
  interface Window {
    observed?: ObservedTimes;
  }
}

/** Runs in the page before its scripts. */
function observe(): void {
  const observed: ObservedTimes = { largestPaint: 0, tasks: [] };
  window.observed = observed;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      observed.tasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
}

/** A page is interactive after its last long task and its mark `hydrated`. Blocked time: tasks beyond 50 ms each. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const hydrated = performance.getEntriesByName("hydrated")[0]?.startTime ?? 0;
    const { largestPaint = 0, tasks = [] } = window.observed ?? {};
    const laterTasks = tasks.filter(({ start, duration }) => start + duration > firstPaint);
    const blockedTime = laterTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    const interactive = Math.max(
      firstPaint,
      hydrated,
      ...laterTasks.map(({ start, duration }) => start + duration),
    );
    return { firstPaint, largestPaint, interactive, blockedTime };
  });

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export function medians(loads: readonly PageSpeed[]): PageSpeed {
  const names = Object.keys(loads[0] ?? {}) as (keyof PageSpeed)[];
  return Object.fromEntries(
    names.map((name) => [name, median(loads.map((load) => load[name]))]),
  ) as PageSpeed;
}
