export { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary.tsx";
export type { SummaryError } from "./SummaryLines.tsx";
