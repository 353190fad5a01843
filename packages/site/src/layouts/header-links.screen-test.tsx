import "@kaitori/ui/base";
import { controlsOf } from "@kaitori/brand/controls";
import { Button, SiteHeader, UiProvider } from "@kaitori/ui";
import { deriveTheme, neutralDecisions, themeToCss } from "@kaitori/ui/theme";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";

const links = ["マイページ", "登録情報", "よくいただくご質問"];

const frames = ["bar", "letterhead", "tabs", "rail"] as const;

async function renderHeader(frame: (typeof frames)[number], width: number, height = 800) {
  await page.viewport(width, height);
  const container = document.body.appendChild(document.createElement("div"));
  // Another test may have left the pointer where it would hover over a link.
  container.style.pointerEvents = "none";
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = themeToCss(deriveTheme({ ...neutralDecisions, frame }));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    style.remove();
  });
  root.render(
    <UiProvider {...controlsOf({})}>
      <SiteHeader
        home="#"
        mark={<strong>早払いの家</strong>}
        navigation={{ label: "サイト内", links: links.map((label) => ({ href: `#${label}`, label })) }}
        actions={
          <>
            <Button tone="subtle">ログアウト</Button>
            <Button tone="subtle">お問い合わせ</Button>
          </>
        }
        isAfterLogin
      />
    </UiProvider>,
  );
  await vi.waitFor(() => expect(container.querySelectorAll("nav a").length).toBe(links.length));
  return [...container.querySelectorAll("nav a, button:not([popovertarget])")];
}

test.each(frames)("the actions of a %s header have the style of the links beside them", async (frame) => {
  const parts = await renderHeader(frame, 1280);
  const styles = parts.map((part) => {
    const { fontSize, fontWeight, textDecorationLine } = getComputedStyle(part);
    return `${fontSize} ${fontWeight} ${textDecorationLine}`;
  });
  expect(new Set(styles).size).toBe(1);
});

test.each(frames)(
  "R1.2 the links of a %s header do not overlap at any width from phone to desktop",
  async (frame) => {
    const parts = await renderHeader(frame, 1000);
    const boxes = parts.map((part) => {
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

test.each(frames)("a %s header takes at most 56 px of a phone in landscape", async (frame) => {
  await renderHeader(frame, 844, 390);
  expect(document.querySelector("header")?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
});

test.each([
  { situation: "on a phone in landscape", width: 844, height: 390 },
  { situation: "at a zoom of 200 %", width: 640, height: 450 },
  { situation: "at a zoom of 200 % on a phone", width: 195, height: 422 },
])("the links of a rail header scroll with the page $situation", async ({ width, height }) => {
  const links = await renderHeader("rail", width, height);
  const lowestLinkEdge = Math.max(...links.map((link) => link.getBoundingClientRect().bottom));
  expect(lowestLinkEdge).toBeLessThanOrEqual(
    document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
  );
  expect(getComputedStyle(links[0]?.closest("nav") as HTMLElement).position).toBe("static");
});

test("the menu of a letterhead header opens directly below the header of a phone in landscape", async () => {
  await renderHeader("letterhead", 844, 390);
  (document.querySelector("nav") as HTMLElement).showPopover();
  const gap =
    (document.querySelector("nav")?.getBoundingClientRect().top ?? 0) -
    (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  expect(Math.abs(gap)).toBeLessThanOrEqual(4);
});
