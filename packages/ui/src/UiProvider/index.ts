export type { Words } from "../words.ts";
export type { AnchorProps, PdfPreviewProps } from "./context.ts";
export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
