import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from "react";
import type { Words } from "../words.ts";

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Draws the first page of a PDF in the size of `className`, or `fallback` if that fails. */
export type PdfPreviewProps = { url: string; className: string; fallback: ReactNode };

/** Texts of the components, the router's link, and the preview of PDFs. */
export type UiContextValue = {
  words: Words | undefined;
  Anchor: ComponentType<AnchorProps> | "a";
  PdfPreview: ComponentType<PdfPreviewProps> | undefined;
};

export const UiContext = createContext<UiContextValue>({
  words: undefined,
  Anchor: "a",
  PdfPreview: undefined,
});
export function useWords(): Words {
  const { words } = useContext(UiContext);
  if (!words) throw new Error("The components have no texts; pass them to UiProvider as `words`");
  return words;
}
export const useAnchor = () => useContext(UiContext).Anchor;
export const usePdfPreview = () => useContext(UiContext).PdfPreview;
