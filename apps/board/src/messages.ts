import type { Brand } from "@kaitori/brand";

/** Messages of the board to a frame. */
export type ToFrame =
  /** A look, to be worn at once. */
  | { readonly board: "wear"; readonly css: string }
  /** The whole brand: what is shown is drawn anew. */
  | { readonly board: "brand"; readonly css: string; readonly brand: Brand }
  | { readonly board: "show"; readonly story: string };

/** Messages of a frame to the board. */
export type FromFrame =
  /** It waits for its brand. */
  | { readonly board: "ready" }
  | { readonly board: "drawn"; readonly story: string }
  /** The words under the pointer, the innermost first. */
  | { readonly board: "words"; readonly texts: readonly string[] };

export const isToFrame = (data: unknown): data is ToFrame => isOfBoard(data);
export const isFromFrame = (data: unknown): data is FromFrame => isOfBoard(data);

/** Both sides are of one build and one origin. */
const isOfBoard = (data: unknown) => typeof data === "object" && data !== null && "board" in data;
