import type { Brand } from "@kaitori/brand";

/** Messages of the board to a frame. */
export type ToFrame =
  /** Applies changed tokens without rendering the story again. */
  | { readonly boardMessage: "style"; readonly css: string }
  /** Replaces the whole brand and renders again. */
  | { readonly boardMessage: "brand"; readonly css: string; readonly brand: Brand }
  | { readonly boardMessage: "show"; readonly story: string };

/** Messages of a frame to the board. */
export type FromFrame =
  /** The frame has loaded and waits for the brand to show. */
  | { readonly boardMessage: "ready" }
  | { readonly boardMessage: "rendered"; readonly story: string }
  /** Texts under the pointer, the innermost first. */
  | { readonly boardMessage: "pointerTexts"; readonly texts: readonly string[] };

export const isToFrame = (data: unknown): data is ToFrame => isOfBoard(data);
export const isFromFrame = (data: unknown): data is FromFrame => isOfBoard(data);

/** The name of the property is enough, because board and frames have the same build and origin. */
const isOfBoard = (data: unknown) => typeof data === "object" && data !== null && "boardMessage" in data;
