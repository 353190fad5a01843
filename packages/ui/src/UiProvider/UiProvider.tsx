import type { ComponentType, ReactNode } from "react";
import { words as defaultWords, type Words } from "../words.ts";
import { type AnchorProps, Surroundings } from "./context.ts";

export type UiProviderProps = {
  words?: Partial<Words> | undefined;
  /** Renders every link inside the components, so that a router can take the click. */
  anchor?: ComponentType<AnchorProps> | undefined;
  children: ReactNode;
};

export function UiProvider({ words, anchor, children }: UiProviderProps) {
  return (
    <Surroundings value={{ words: { ...defaultWords, ...words }, Anchor: anchor ?? "a" }}>
      {children}
    </Surroundings>
  );
}
