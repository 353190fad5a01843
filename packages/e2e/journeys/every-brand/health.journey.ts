import AxeBuilder from "@axe-core/playwright";
import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { signIn } from "../../support/sign-in.ts";
import { brandOf } from "../../support/words.ts";

const publicPages = [
  "/",
  "/404/",
  "/maintenance/",
  "/login/",
  "/register/",
  "/register/activation/",
  "/register/complete/",
  "/pre_entry/result/",
  "/ext/signup/",
  "/ext/authentication_error/",
  "/callback/",
  "/unsupported/",
  "/company/mail/complete/",
  "/profile/password/reset/recover/",
  "/profile/password/reset/reset/done/",
  "/profile/password/reset/done/",
  "/profile/mail/change/done/",
  "/terms/",
  "/legal/sct/",
  "/policy/privacy/",
  "/policy/security/",
];
const userPages = [
  "/mypage/",
  "/profile/",
  "/profile/before_entry/",
  "/register/profile/",
  "/register/pre_entry/",
];

/** The browser prints refused calls by itself: a visitor's me call, and links that came without their token. */
const isRefusalThePageShows = (message: ConsoleMessage) =>
  message.location().url.includes("/api/") && /status of (?:403|410)/.test(message.text());

/** What a page must not have: script errors, refused content, errors in the console, axe violations. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (message.type() === "error" && !isRefusalThePageShows(message))
      faults.push(`${path} console: ${message.text()}`);
  };
  const break_ = (error: Error) => faults.push(`${path} script: ${error.message}`);
  page.on("console", hear);
  page.on("pageerror", break_);
  await page.goto(path, { waitUntil: "networkidle" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  page.off("console", hear);
  page.off("pageerror", break_);
  return [
    ...faults.filter((fault) => !(path === "/404/" && fault.includes("404"))),
    ...violations.map(({ id, nodes }) => `${path} axe ${id}: ${nodes.map(({ html }) => html).join(" ")}`),
  ];
}

test.beforeEach(async ({ context }) => {
  // A brand may name a tag manager; the script itself is somebody else's, and not to be had here.
  await context.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
});

test("R2.1 every page without a session is free of script errors, refused content and axe violations", async ({
  page,
}) => {
  test.slow();
  const faults: string[] = [];
  for (const path of publicPages) faults.push(...(await faultsOf(page, path)));
  expect(faults).toEqual([]);
});

test("R2.1 every page of a user is free of script errors, refused content and axe violations", async ({
  page,
}, info) => {
  test.slow();
  await signIn(page, info);
  const faults: string[] = [];
  for (const path of userPages) faults.push(...(await faultsOf(page, path)));
  expect(faults).toEqual([]);
});

test("R9.7 every link leads somewhere, and away only where the settings say", async ({
  page,
  baseURL,
}, info) => {
  test.slow();
  const { links } = brandOf(info).settings;
  const allowed = new Set(Object.values(links).map((link) => new URL(String(link), baseURL).href));
  const seen = new Set<string>();
  const dead: string[] = [];
  const waiting = ["/"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await page.goto(path);
    if (answer?.status() !== 200) dead.push(`${path} ${answer?.status()}`);
    await page.waitForLoadState("networkidle");
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    for (const href of hrefs) {
      const url = new URL(href);
      if (url.origin === new URL(page.url()).origin) waiting.push(url.pathname);
      else if (!["tel:", "mailto:"].includes(url.protocol) && !allowed.has(url.href))
        dead.push(`${path} → ${href}`);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});
