export type { AnchorProps, PdfPreviewProps } from "./context.ts";
export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
