import "@kaitori/ui/base";
import type { Brand } from "@kaitori/brand";
import { controlsOf } from "@kaitori/brand/controls";
import { brandStyle } from "@kaitori/brand/theme";
import { UiProvider } from "@kaitori/ui";
import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { brandOf } from "./brands.ts";
import { type FromFrame, isToFrame } from "./messages.ts";
import { allStories } from "./screens.ts";

/** `frame.html?story=ID&brand=NAME` shows a story in a brand; without a brand it waits for the board's draft. */
const query = new URLSearchParams(location.search);
const container = document.getElementById("story");
if (!container) throw new Error("The page has no element for a story.");
const canvasElement = container;

const modules = import.meta.glob<{ readonly default: Meta; readonly [exportName: string]: StoryObj }>([
  "../../../packages/{ui,site}/src/**/*.stories.tsx",
  "../../storybook/src/handbook/mails/Mails.stories.tsx",
]);

let story = query.get("story") ?? "";
let brand: Brand | undefined;

// Loading the chunks of the first screen takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });
setProjectAnnotations({
  loaders: [() => ({ brand })],
  decorators: [
    (Story, { parameters }) => (
      <UiProvider {...controlsOf({})}>
        {parameters.withoutPadding ? (
          <Story />
        ) : (
          <div style={{ padding: 16 }}>
            <Story />
          </div>
        )}
      </UiProvider>
    ),
  ],
});

const isFramed = window.parent !== window;
const send = (message: FromFrame) => isFramed && window.parent.postMessage(message, location.origin);

let renderQueue = Promise.resolve();
/** Renders stories one after the other; a story that fails stays as far as it was rendered. */
function queueRender(): void {
  const { dataset } = document.documentElement;
  delete dataset.rendered;
  const requestedStory = story;
  renderQueue = renderQueue
    .then(() => render(requestedStory))
    .catch((error: unknown) => console.error(error))
    .then(() => {
      dataset.rendered = requestedStory;
      send({ boardMessage: "rendered", story: requestedStory });
    });
}

async function render(id: string): Promise<void> {
  const [file] = allStories.filter(({ states }) => states.some((state) => state.story === id));
  const exportName = file?.states.find((state) => state.story === id)?.exportName;
  const path = Object.keys(modules).find((module) =>
    module.endsWith(`/${file?.file.replace(/^apps\//, "")}`),
  );
  const module = path && (await modules[path]?.());
  const storyExport = module && exportName && module[exportName];
  if (!storyExport) throw new Error(`There is no story ${id}.`);
  await composeStory(storyExport, module.default, undefined, exportName).run({ canvasElement });
}

const style = document.head.appendChild(document.createElement("style"));
function setBrandStyle(css: string, name: string): void {
  style.dataset.brand = name;
  style.textContent = css;
}

window.addEventListener("message", ({ data, origin, source }) => {
  if (!isFramed || origin !== location.origin || source !== window.parent || !isToFrame(data)) return;
  if (data.boardMessage === "show") story = data.story;
  else setBrandStyle(data.css, "draft");
  if (data.boardMessage === "brand") brand = data.brand;
  if (data.boardMessage !== "style") queueRender();
});

document.addEventListener("pointerover", ({ target }) => {
  if (target instanceof Element) send({ boardMessage: "pointerTexts", texts: textsAt(target) });
});

/** Texts of an element and of its parent, the nearest first; a long text would be that of a whole part of the page. */
function textsAt(element: Element): string[] {
  const directText = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? "")
    .join("");
  const attributes = ["aria-label", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? "");
  const nearTexts = [element.textContent, element.parentElement?.textContent].map((text) => text ?? "");
  return [...new Set([directText, ...attributes, ...nearTexts].map(collapseSpaces))].filter(
    (text) => text !== "" && text.length < 400,
  );
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

const name = query.get("brand");
if (name === null) send({ boardMessage: "ready" });
else {
  brand = brandOf(name);
  if (!brand) throw new Error(`There is no brand ${name}.`);
  setBrandStyle(brandStyle(brand), name);
  queueRender();
}
