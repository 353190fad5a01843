import "./as-in-react.js";

/** What the built site takes for `react`. */
export * from "preact/compat";
export { default } from "preact/compat";

/** Asked for by the router alone, to show what a transition will bring: here a transition is there at once. */
export const useOptimistic = (value) => [value, () => {}];
