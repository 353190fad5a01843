import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from "react";
import { type Words, words } from "../words.ts";

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** What the house around the components gives them: its words, and an anchor that knows its router. */
export type UiSurroundings = { words: Words; Anchor: ComponentType<AnchorProps> | "a" };

export const Surroundings = createContext<UiSurroundings>({ words, Anchor: "a" });
export const useWords = () => use(Surroundings).words;
export const useAnchor = () => use(Surroundings).Anchor;
