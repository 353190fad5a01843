export type { AnchorProps } from "./context.ts";
export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
