export type { Words } from "../words.ts";
export type { AnchorProps, DayInWords, PdfPreviewProps } from "./context.ts";
export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
