import { expect, type Locator } from "@playwright/test";
import { pdf } from "#support/papers.ts";
import { chooseDocument } from "#support/profile.ts";
import { signInByForm } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

// An older browser shows an icon instead of the preview.
test.use({ isOlderBrowser: false });

/** Lightness of a point of the drawn page, from 0 to 255. */
const lightness = (page: Locator, x: number, y: number) =>
  page.evaluate(
    (canvas, [across, down]) =>
      canvas instanceof HTMLCanvasElement
        ? canvas.getContext("2d")?.getImageData(canvas.width * across, canvas.height * down, 1, 1).data[0]
        : undefined,
    [x, y] as const,
  );

test("B7 the first page of a PDF is shown in its upload field, within the content security policy", async ({
  page,
}) => {
  await signInByForm(page, { email: "declined@demo.example" });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await page.goto("/register/profile/");
  await chooseDocument(page, "passport");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([pdf("passport.pdf")]);

  await expect(page.getByText("アップロード済み")).toBeVisible();
  const firstPage = page.locator("canvas");
  await expect(firstPage).toBeVisible();
  expect(await lightness(firstPage, 0.5, 0.25)).toBeLessThan(60);
  expect(await lightness(firstPage, 0.5, 0.75)).toBeGreaterThan(200);
  expect(errors).toEqual([]);
});
