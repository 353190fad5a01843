import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "../../support/sign-in.ts";
import { ownEntryId } from "../entry/own-entry.ts";

const pagesOf: Readonly<Record<string, readonly string[]>> = {
  reviewed: ["/entry/detail/:id/", "/entry/contract/:id/", "/entry/:id/factoring_service_agreement/"],
  inadequate: ["/entry/detail/:id/", "/entry/resubmit/:id/"],
  delayed: ["/entry/detail/:id/", "/entry/contract/:id/"],
  archived: ["/mypage/", "/entry/detail/:id/", "/entry/contract/complete/", "/entry/cancel/complete/"],
};

/** What a page must not have: script errors, errors in the console, axe violations, a line that leaves the screen. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  page.removeAllListeners("console").removeAllListeners("pageerror");
  page.on("console", (message) => message.type() === "error" && faults.push(`${path} ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`${path} ${error.message}`));
  await page.goto(path, { waitUntil: "networkidle" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...faults,
    ...violations.map(({ id, nodes }) => `${path} axe ${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ...(overflow > 0 ? [`${path} is ${overflow} px too wide`] : []),
  ];
}

test.beforeEach(async ({ context }) => {
  // A brand may name a tag manager; the script itself is somebody else's, and not to be had here.
  await context.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
});

for (const [state, paths] of Object.entries(pagesOf))
  test(`R2.1 the pages of an entry that is ${state} are free of errors and axe violations and fit the screen`, async ({
    page,
  }, info) => {
    test.slow();
    await signIn(page, info, { email: `${state}@demo.example` });
    const id = await ownEntryId(page);
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await faultsOf(page, path.replace(":id", String(id)))));
    expect(faults).toEqual([]);
  });
