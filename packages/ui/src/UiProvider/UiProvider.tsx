import type { ComponentType, ReactNode } from "react";
import { words as defaultWords, type Words } from "../words.ts";
import { type AnchorProps, type PdfPreviewProps, Surroundings } from "./context.ts";

export type UiProviderProps = {
  words?: Partial<Words> | undefined;
  /** Renders every link inside the components, so that a router can take the click. */
  anchor?: ComponentType<AnchorProps> | undefined;
  /** Draws PDFs. Without it they are the drawing of a sheet: a reader of PDFs is larger than all components. */
  pdfPreview?: ComponentType<PdfPreviewProps> | undefined;
  children: ReactNode;
};

export function UiProvider({ words, anchor, pdfPreview, children }: UiProviderProps) {
  return (
    <Surroundings
      value={{ words: { ...defaultWords, ...words }, Anchor: anchor ?? "a", PdfPreview: pdfPreview }}
    >
      {children}
    </Surroundings>
  );
}
