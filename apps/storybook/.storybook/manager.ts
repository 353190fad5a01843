import { createElement } from "react";
import { Button } from "storybook/internal/components";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming";
import { onSearchKey, openSearchMessage, searchDialog } from "../search/dialog.ts";

/** Colours and logo of the handbook, which are those of no brand. */
const theme = create({
  base: "light",
  brandTitle: `<span style="display:inline-flex;gap:10px;align-items:center;font-weight:700"><img src="./mark.svg" alt="" width="28" height="28">Kaitori ハンドブック</span>`,
  brandUrl: "./",
  colorPrimary: "#1d3a5f",
  colorSecondary: "#1d3a5f",
  appBg: "#f4f6f9",
  appBorderRadius: 8,
  fontBase: `system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif`,
  textColor: "#16202c",
  textMutedColor: "#4d5a69",
  barSelectedColor: "#1d3a5f",
});

addons.setConfig({ theme, sidebar: { showRoots: true } });

// Replaces the search of Storybook, which finds titles only.
const search = searchDialog("./");
onSearchKey(search.open);
window.addEventListener("message", ({ data, origin }) => {
  if (origin === location.origin && data === openSearchMessage) search.open();
});
addons.register("kaitori/search", () => {
  addons.add("kaitori/search/button", {
    type: types.TOOL,
    title: "Search",
    render: () =>
      createElement(
        Button,
        { variant: "ghost", ariaLabel: false, onClick: search.open },
        "言葉から探す Search",
      ),
  });
});

// The search box of Storybook opens this search, too.
for (const type of ["click", "keydown"] as const)
  document.addEventListener(
    type,
    (event) => {
      const isBox = (event.target as Element).id === "storybook-explorer-searchfield";
      if (!isBox || (event instanceof KeyboardEvent && !/^(?:.|Enter|Process)$/u.test(event.key))) return;
      event.stopPropagation();
      search.open();
    },
    { capture: true },
  );

const separator = "｜";

/** Puts a button's text into its label: voice control finds a button by its text (WCAG 2.5.3). */
function addTextToLabels() {
  for (const button of document.querySelectorAll<HTMLElement>("button[aria-label]")) {
    const text = button.textContent?.trim() ?? "";
    const label = button.getAttribute("aria-label") ?? "";
    if (label.toLowerCase().includes(text.toLowerCase())) continue;
    button.setAttribute("aria-label", `${text}${separator}${label.split(separator).at(-1)}`);
  }
}
new MutationObserver(addTextToLabels).observe(document.body, {
  attributeFilter: ["aria-label"],
  characterData: true,
  childList: true,
  subtree: true,
});
