import "@kaitori/ui/base";
import { controlsOf } from "@kaitori/brand/controls";
import { SiteHeader, UiProvider } from "@kaitori/ui";
import { deriveTheme, neutralDecisions, themeToCss } from "@kaitori/ui/theme";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";

const links = ["マイページ", "登録情報", "よくいただくご質問"];

test.each(["bar", "letterhead", "tabs", "rail"] as const)(
  "R1.2 header links of a %s do not overlap at any width from phone to desktop",
  async (frame) => {
    await page.viewport(1000, 700);
    const place = document.body.appendChild(document.createElement("div"));
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = themeToCss(deriveTheme({ ...neutralDecisions, frame }));
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
      style.remove();
    });
    root.render(
      <UiProvider {...controlsOf({})}>
        <SiteHeader
          home="#"
          mark={<strong>早払いの家</strong>}
          navigation={{ label: "サイト内", links: links.map((label) => ({ href: "#", label })) }}
          actions={
            <>
              <button type="button">ログアウト</button>
              <button type="button">お問い合わせ</button>
            </>
          }
          inside
        />
      </UiProvider>,
    );
    await vi.waitFor(() => expect(place.querySelectorAll("nav a").length).toBe(links.length));
    const boxes = [...place.querySelectorAll("nav a, button:not([popovertarget])")].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    });
    const overlaps = boxes.filter((box) =>
      boxes.some(
        (otherBox) =>
          otherBox !== box &&
          box.left < otherBox.right - 1 &&
          otherBox.left < box.right - 1 &&
          box.top < otherBox.bottom - 1 &&
          otherBox.top < box.bottom - 1,
      ),
    );
    expect(overlaps).toEqual([]);
  },
);
