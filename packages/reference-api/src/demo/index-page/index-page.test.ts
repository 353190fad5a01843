import { expect, test } from "vitest";
import { queueMail } from "../../mail/queue-mail.ts";
import { createTestServer, testBrand, testBrands } from "../../testing/test-server.ts";

const { server, database, clock } = await createTestServer({ environment: "development" });
const production = await createTestServer({ environment: "production" });

const get = (path: string, app = server.app) =>
  app.fetch(new Request(new URL(path, "http://localhost:4100")));

test("R1.2 localhost lists the brands with their addresses, without scripts", async () => {
  const response = await get("/");
  const text = await response.text();
  for (const { settings } of testBrands) expect(text).toContain(`http://${settings.hosts[0]}:4100/`);
  expect(text).toContain('href="http://desk.localhost:4100/desk/"');
  expect(text).not.toContain("<script");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("B8 the mailbox shows sent mails with clickable links and escaped markup", async () => {
  const values = { url: "http://test-brand.localhost:4100/register/pre_entry/" };
  await queueMail(database, {
    brand: testBrand,
    recipient: "<b>@example.jp",
    applicantId: null,
    mail: "registered",
    values,
    now: clock.now(),
  });
  const list = await (await get("/mailbox")).text();
  expect(list).toContain("登録が完了しました");
  expect(list).toContain("&lt;b&gt;@example.jp");
  const [, path = ""] = /href="(\/mailbox\/\d+)"/.exec(list) ?? [];
  expect(await (await get(path)).text()).toContain(`<a href="${values.url}">`);
  expect((await get("/mailbox/999999")).status).toBe(404);
  const htmlMail = await get(`${path}/html`);
  expect(await htmlMail.text()).toContain(`<a href="${values.url}" class="button"`);
  // The policy blocks scripts and requests of a mail.
  expect(htmlMail.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox$/);
  expect((await get("/mailbox/999999/html")).status).toBe(404);
});

const connectionFrom = (remoteAddress: string, url: string) => ({
  incoming: {
    socket: { remoteAddress, remotePort: 50_000, remoteFamily: "" },
    headersDistinct: { host: ["localhost:4100"] },
    url,
  },
});

test.each([
  { from: "127.0.0.1", status: 200 },
  { from: "127.8.8.8", status: 200 },
  { from: "::1", status: 200 },
  { from: "::ffff:127.0.0.1", status: 200 },
  { from: "203.0.113.9", status: 421 },
  { from: "192.168.0.2", status: 421 },
  { from: "::ffff:192.168.0.2", status: 421 },
  { from: "fe80::1", status: 421 },
  { from: "127.0.0.1", forwarded: "203.0.113.9", status: 421 },
  { from: "203.0.113.9", forwarded: "127.0.0.1", status: 421 },
])("index and mailbox are served to requests from this machine only: %o", async (sender) => {
  for (const path of ["/", "/mailbox", "/mailbox/1"]) {
    const headers = {
      host: "localhost:4100",
      ...(sender.forwarded && { "x-forwarded-for": sender.forwarded }),
    };
    const request = new Request(new URL(path, "http://localhost:4100"), { headers });
    expect((await server.app.fetch(request, connectionFrom(sender.from, path))).status).toBe(sender.status);
  }
});

test("production has neither index nor mailbox", async () => {
  for (const path of ["/", "/mailbox"]) expect((await get(path, production.server.app)).status).toBe(421);
});
