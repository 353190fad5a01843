import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a built handbook has that pictures are taken of: a list of stories, and the page that shows one in a brand. */
export function tinyHandbook(stories: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-look-"));
  const built = join(folder, "built");
  mkdirSync(built);
  const entries = stories.map((id) => [id, { id, type: "story", title: id }]);
  const index = {
    entries: { docs: { id: "docs", type: "docs", title: "docs" }, ...Object.fromEntries(entries) },
  };
  writeFileSync(join(built, "index.json"), JSON.stringify(index));
  return {
    built,
    kept: join(folder, "kept"),
    /** Builds it: the colour of each story. */
    paint(colours: { readonly [story: string]: string }) {
      writeFileSync(join(built, "iframe.html"), page(colours));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const page = (colours: { readonly [story: string]: string }) => `<!doctype html>
<meta charset="utf-8">
<style>body { margin: 0 } #storybook-root > * { width: 40px; height: 10px }</style>
<body><div id="storybook-root"></div>
<script>
const asked = new URLSearchParams(location.search);
const style = document.createElement("style");
style.dataset.brand = /brand:(\\w+)/.exec(asked.get("globals"))[1];
document.head.append(style);
const shown = document.createElement("div");
shown.style.background = ${JSON.stringify(colours)}[asked.get("id")];
document.querySelector("#storybook-root").append(shown);
globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { phase: "finished" } };
</script>
`;
