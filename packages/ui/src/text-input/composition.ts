import type { KeyboardEvent } from "react";

/** While an input method is composing, its Enter chooses characters. Safari reports it late, as key code 229. */
export const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

/** Enter that ends a composition must not send the form. */
export function preventSubmitWhileComposing(event: KeyboardEvent) {
  if (event.key === "Enter" && isComposing(event)) event.preventDefault();
}
