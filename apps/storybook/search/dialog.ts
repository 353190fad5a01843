import type MiniSearch from "minisearch";
import { find, type Hit, loadIndex, type Section } from "./searching.ts";
import { anchorOf } from "./words.ts";

/** Message by which a frame of the handbook opens the search, because key events do not leave a frame. */
export const openSearchMessage = "kaitori-search";

/** Ctrl+K, on a Mac ⌘K. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Handles the key before any other listener of the page. */
export function onSearchKey(open: () => void): void {
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      open();
    },
    { capture: true },
  );
}

/** Adds the search dialog to the handbook or the front page. */
export function searchDialog(base: string): { readonly open: () => void } {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "ハンドブックを探す Search the handbook");
  dialog.innerHTML = `<label><span>ハンドブックを探す <span lang="en">Search the handbook</span></span>
<input type="search" autocomplete="off" spellcheck="false" placeholder="金額, danger, dark theme"></label>
<output></output><ul></ul>`;
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  dialog.className = "kaitori-search";
  // Storybook's menu on a phone holds the focus, except in an element with this mark.
  dialog.dataset.reactAriaTopLayer = "true";
  document.body.append(dialog);
  const [input, output, list] = [
    dialog.querySelector("input"),
    dialog.querySelector("output"),
    dialog.querySelector("ul"),
  ];
  if (!input || !output || !list) throw new Error("The search dialog is incomplete.");

  let index: MiniSearch<Section> | undefined;
  let hasFailed = false;
  const load = async () => {
    const answer = await fetch(`${base}search-index.json`).catch(() => undefined);
    hasFailed = !answer?.ok;
    if (answer?.ok) index = loadIndex(await answer.text());
    show();
  };
  const show = () => {
    const query = input.value;
    const { hits, missing } = index ? find(index, query) : { hits: [], missing: [] };
    output.textContent = hasFailed
      ? "索引がありません。npx pnpm storybook が作ります。 The build makes the index."
      : !index
        ? "索引を読み込んでいます… Loading"
        : query.trim() !== "" && hits.length === 0
          ? "見つかりません。 Nothing found."
          : missing.length > 0
            ? `どのページにもない言葉 Not found: ${missing.join(", ")}`
            : "";
    list.replaceChildren(...hits.map((hit) => itemOf(hit, base)));
  };
  input.addEventListener("input", show);
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("keydown", (event) => {
    // Typing here must not trigger a shortcut of the page.
    event.stopPropagation();
    const links = [...list.querySelectorAll("a")];
    const focusedIndex = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "Enter" && focusedIndex < 0 && !event.isComposing) links[0]?.click();
    if (event.key === "ArrowDown") links[Math.min(focusedIndex + 1, links.length - 1)]?.focus();
    if (event.key === "ArrowUp") (focusedIndex > 0 ? links[focusedIndex - 1] : input)?.focus();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
  });
  const open = () => {
    if (!dialog.open) dialog.showModal();
    input.select();
    if (!index) void load();
    show();
  };
  return { open };
}

function itemOf({ path, title, heading, excerpt, pattern }: Hit, base: string): HTMLLIElement {
  const anchor = heading !== "" && path.startsWith("/docs/") ? `#${anchorOf(heading)}` : "";
  const link = element("a", ...title.split("/").slice(-1));
  link.href = `${base}?path=${path}${anchor}`;
  link.append(
    ...(heading === "" ? [] : [` › ${heading}`]),
    " ",
    element("small", title.split("/").slice(0, -1).join(" / ")),
    element("span", ...marked(excerpt, pattern)),
  );
  return element("li", link);
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (string | Node)[]) {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}

/** Marks the words in a text. */
function marked(text: string, pattern: RegExp): (string | Node)[] {
  const found = text.match(pattern) ?? [];
  return text.split(pattern).flatMap((part, index) => [part, element("mark", found[index] ?? "")]);
}

const css = `
.kaitori-search { inline-size: min(40rem, calc(100vw - 2rem)); margin-block-start: 10vh; padding: 16px; border: 1px solid #6b7888; border-radius: 12px; background: #fff; color: #16202c; font: 16px/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; }
.kaitori-search::backdrop { background: #16202c99; }
.kaitori-search label { display: grid; gap: 4px; font-weight: 700; }
.kaitori-search input { min-block-size: 44px; padding-inline: 12px; border: 1px solid #6b7888; border-radius: 8px; background: #fff; color: inherit; font: inherit; font-weight: 400; }
.kaitori-search output { display: block; margin-block-start: 8px; }
.kaitori-search ul { margin: 8px 0 0; padding: 0; list-style: none; max-block-size: 60vh; overflow: auto; }
.kaitori-search a { display: block; min-block-size: 44px; padding: 8px 12px; border-radius: 8px; color: #1d3a5f; overflow-wrap: anywhere; box-sizing: border-box; text-decoration: none; }
.kaitori-search a:focus-visible, .kaitori-search a:hover { background: #f4f6f9; }
.kaitori-search small, .kaitori-search li span { color: #4d5a69; font-size: 14px; }
.kaitori-search li span { display: block; }
.kaitori-search mark { background: none; color: #16202c; font-weight: 700; }
`;
