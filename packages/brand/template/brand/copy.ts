import type { CopyOverrides } from "@kaitori/brand";

/** What this brand says otherwise. The compiler knows every key; the base text is said for the rest. */
export default {} satisfies CopyOverrides;
