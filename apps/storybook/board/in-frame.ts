import type { Brand } from "@kaitori/brand";
import { addons } from "storybook/preview-api";
import { type FromFrame, isToFrame } from "./messages.ts";

const query = new URLSearchParams(location.search);
/** Whether the board shows this page, and whether it dresses it: `?board=draft`. */
const role = window.parent === window ? null : query.get("board");
export const wearsDraft = role === "draft";

let css: string | undefined;
let brand: Brand | undefined;
const toldOnce = Promise.withResolvers<void>();
let story = query.get("id") ?? "";

/** The look that the board says. */
export const draftLook = () => css;

/** The brand that the board says; it may take a moment until it does. */
export async function draftBrand(): Promise<Brand | undefined> {
  await toldOnce.promise;
  return brand;
}

const tell = (message: FromFrame) => window.parent.postMessage(message, location.origin);

/** Follows the board: its look at once, another brand or another story by drawing anew. */
export function followBoard(wear: (css: string) => void): void {
  if (role === null) return;
  const channel = addons.getChannel();
  window.addEventListener("message", ({ data, origin, source }) => {
    if (origin !== location.origin || source !== window.parent || !isToFrame(data)) return;
    if (data.board === "show") {
      story = data.story;
      channel.emit("setCurrentStory", { storyId: story, viewMode: "story" });
      return;
    }
    css = data.css;
    wear(css);
    if (data.board === "wear") return;
    const isAnother = brand !== undefined;
    brand = data.brand;
    toldOnce.resolve();
    if (isAnother) channel.emit("forceRemount", { storyId: story });
  });
  channel.on("storyRendered", (drawn: string) => tell({ board: "drawn", story: drawn }));
  for (const failure of failures) channel.on(failure, () => tell({ board: "drawn", story }));
  document.addEventListener("pointerover", ({ target }) => {
    if (target instanceof Element) tell({ board: "words", texts: wordsAt(target) });
  });
  if (wearsDraft) tell({ board: "ready" });
}

/** A story that fails is drawn as far as it came. */
const failures = ["storyThrewException", "storyErrored", "storyMissing", "playFunctionThrewException"];

/** What an element says by itself, with what is in it, and what it stands in. */
function wordsAt(element: Element): string[] {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? "")
    .join("");
  const named = ["aria-label", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? "");
  const around = [element.textContent, element.parentElement?.textContent].map((text) => text ?? "");
  return [...new Set([own, ...named, ...around].map(tidy))].filter(
    (text) => text !== "" && text.length < 400,
  );
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
