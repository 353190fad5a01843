import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { removePartCopy } from "@kaitori/brand/copy/remove-part";
import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { fillInInvoice, invoiceFields, invoicePath, untilDraftKept } from "#support/invoices.ts";
import { photographedPage } from "#support/papers.ts";
import { readyApplicant } from "#support/ready-applicant.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

const slowerBy = 4;
const rounds = Number(process.env.ROUNDS ?? 200);
const presses = 100;

test.use({ isOlder: false });

test("the long form: five invoices with five files each, on a phone that is four times slower", async ({
  page,
}, info) => {
  await page.addInitScript(watchPresses);
  await readyApplicant(page, info);
  await page.goto(invoicePath);
  const fields = invoiceFields(page, info);
  for (const number of [1, 2, 3, 4, 5]) {
    if (number > 1) await fields.add.click();
    await fillInInvoice(page, info, {
      obliger: `株式会社取引先${number}`,
      amount: `${number}00000`,
      withFile: false,
    });
    await fields.invoiceFiles.setInputFiles(
      [1, 2, 3, 4, 5].map((file) => photographedPage(`${number}-${file}.png`)),
    );
    await expect(page.getByText("アップロード済み")).toHaveCount(5, { timeout: 120_000 });
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });

  const type = (field: Locator, text: string) =>
    pressesDuring(page, () => field.pressSequentially(text, { delay: 150 }));
  for (const { name, field, text } of [
    { name: "amount", field: fields.amount, text: "12345678" },
    { name: "holder's name", field: fields.holderName, text: "ABCDEFGHIJKLMNOPQRST" },
    { name: "purpose", field: fields.purpose, text: "abcdefghijklmnopqrst" },
  ]) {
    const times: number[] = [];
    // Of twenty presses the p95 would be the slowest one.
    for (let press = 0; press < presses; press += text.length) {
      await field.fill("");
      times.push(...(await type(field, text)));
    }
    console.log(`key to paint, ${name}:`, quantilesOf(times));
  }

  const kept = untilDraftKept(page, "autosaved");
  await fields.purpose.fill("autosaved");
  const { requestBodySize: sent, responseBodySize: answered } = await (await kept).request().sizes();
  const typed = Buffer.byteLength(await textTyped(page));
  console.log(
    `autosave: ${sent} bytes sent, ${answered} answered, as they travel; the open invoice holds ${typed} bytes of text`,
  );

  // The sixth is refused, so the fifth goes first and comes back.
  const removing = wordsOf(info, removePartCopy);
  const { claim } = wordsOf(info, invoicesCopy);
  const removeLast = async () => {
    await page.getByRole("button", { name: removing.remove({ name: claim({ number: 5 }) }) }).click();
    await expect(page.getByRole("heading", { level: 2, name: claim({ number: 5 }) })).toBeHidden();
  };
  await removeLast();
  const adding: number[] = [];
  const held: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    adding.push(...(await pressesDuring(page, () => fields.add.click())));
    await removeLast();
    if (round % 20 === 0 || round === rounds - 1) held.push(await heldBy(session));
  }
  console.log("adding an invoice:", quantilesOf(adding));
  await page.goto(invoicePath);
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.setAttribute("aria-label", "floor");
    document.body.replaceChildren(field);
  });
  console.log(
    "floor, a page with one field:",
    quantilesOf(await type(page.getByLabel("floor"), "12345678901234567890")),
  );
  console.log(`held every 20 times of adding and removing: ${held.join(", ")}`);
});

declare global {
  interface Window {
    pressed: { times: number[]; presses: number };
  }
}

/** Runs in the page: from each press of a key or a button to the paint after it, to 8 ms (Event Timing). */
function watchPresses(): void {
  window.pressed = { times: [], presses: 0 };
  for (const kind of ["keydown", "click"])
    addEventListener(kind, () => (window.pressed.presses += 1), { capture: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "keydown" || name === "click") window.pressed.times.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** What took less than 16 ms is not told: it counts as 16. */
async function pressesDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => Object.assign(window.pressed, { times: [], presses: 0 }));
  await work();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))));
  const { times, presses } = await page.evaluate(() => window.pressed);
  return [...times, ...Array<number>(Math.max(0, presses - times.length)).fill(16)];
}

const quantilesOf = (milliseconds: readonly number[]) => {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return `${sorted.length} presses, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${sorted.at(-1)} ms`;
};

const textTyped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input:not([type=file]), textarea")]
      .map(({ value }) => value)
      .join(""),
  );

/** What is still held after the browser has thrown away what nobody needs. */
async function heldBy(session: CDPSession): Promise<string> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return `${(usedSize / 1024 / 1024).toFixed(1)} MB (${nodes} nodes, ${jsEventListeners} listeners)`;
}
