import { type ComponentType, type ReactNode, useContext } from "react";
import type { Words } from "../words.ts";
import { type AnchorProps, type PdfPreviewProps, UiContext } from "./context.ts";

export type UiProviderProps = {
  /** Words of the components: all at the outermost provider, overrides inside another one. */
  words?: Words | Partial<Words> | undefined;
  /** Renders every link inside the components, so that a router can take the click. */
  anchor?: ComponentType<AnchorProps> | undefined;
  /** Draws PDFs; without it they show a placeholder, because a PDF reader is larger than all components. */
  pdfPreview?: ComponentType<PdfPreviewProps> | undefined;
  children: ReactNode;
};

export function UiProvider({ words, anchor, pdfPreview, children }: UiProviderProps) {
  const around = useContext(UiContext);
  return (
    <UiContext
      value={{
        // Inside another provider some words are said otherwise; the outermost one is handed all of them.
        words: words === undefined ? around.words : ({ ...around.words, ...words } as Words),
        Anchor: anchor ?? around.Anchor,
        PdfPreview: pdfPreview ?? around.PdfPreview,
      }}
    >
      {children}
    </UiContext>
  );
}
