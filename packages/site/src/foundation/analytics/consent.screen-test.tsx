import type { Tags } from "@kaitori/brand/settings";
import { userEvent, waitFor } from "storybook/test";
import { expect, test, vi } from "vitest";
import { representative } from "#stories/people.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

const tags = (consent: Tags["consent"]): Tags => ({
  consent,
  list: [{ kind: "tagManager", id: "GTM-ABC1234" }],
});
const script = "script[src^='https://www.googletagmanager.com/']";
const countScripts = () => document.querySelectorAll(script).length;

test("B20 without consent no third-party script is loaded and the page stays usable; pages for personal data do not ask", async () => {
  const { page, router } = await openTestPage({
    at: "/policy/security/",
    user: representative,
    settings: { tags: tags("ask") },
  });
  const dialog = await page.findByRole("dialog", { name: "利用状況の計測について" });
  expect(countScripts()).toBe(0);
  await router.navigate("/entry/contract/complete/");
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  await router.navigate("/terms/");
  await userEvent.click(await page.findByRole("button", { name: "許可しない" }));
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  expect(countScripts()).toBe(0);
  expect(window.dataLayer).toBeUndefined();
});

test("B20 a tag loads after consent; the page of external transmission can withdraw it", async () => {
  const { page, site, router } = await openTestPage({ at: "/login/", settings: { tags: tags("ask") } });
  const reload = vi.spyOn(site.reloader, "reload").mockResolvedValue();
  await userEvent.click(await page.findByRole("button", { name: "許可する" }));
  await waitFor(() => expect(countScripts()).toBe(1));
  await router.navigate("/policy/external/");
  await userEvent.click(await page.findByRole("button", { name: "許可を取り消す" }));
  await page.findByText("この端末では、送信を許可していません。");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  document.querySelector(script)?.remove();
});
