import { getEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { refuses } from "#stories/story-server.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { openAsUser } from "#testing/open-test-page.tsx";

test("R2.18 an error page has its heading as the title of the window", async () => {
  const { router } = await openAsUser("/entry/detail/999999/", refuses(getEntry, 404, { detail: "" }));
  const { serviceName } = exampleTestBrand.settings;
  await expect.poll(() => document.title).toBe(`お探しのページが見つかりません｜${serviceName}`);
  await router.navigate("/mypage/");
  await expect.poll(() => document.title).toBe(`マイページ｜${serviceName}`);
});
