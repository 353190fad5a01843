import { type ComponentType, type ReactNode, useContext } from "react";
import type { Words } from "../words.ts";
import { type AnchorProps, type PdfPreviewProps, UiContext } from "./context.ts";

export type UiProviderProps = {
  /** Texts of the components: the outermost provider sets all, an inner one may override some. */
  words?: Words | Partial<Words> | undefined;
  /** Renders every link inside the components, so that a router can handle the click. */
  anchor?: ComponentType<AnchorProps> | undefined;
  /** Draws PDFs. Without it they have a placeholder; a PDF library is larger than all components. */
  pdfPreview?: ComponentType<PdfPreviewProps> | undefined;
  children: ReactNode;
};

export function UiProvider({ words, anchor, pdfPreview, children }: UiProviderProps) {
  const parent = useContext(UiContext);
  return (
    <UiContext
      value={{
        // An inner provider overrides some texts.
        words: words === undefined ? parent.words : ({ ...parent.words, ...words } as Words),
        Anchor: anchor ?? parent.Anchor,
        PdfPreview: pdfPreview ?? parent.PdfPreview,
      }}
    >
      {children}
    </UiContext>
  );
}
