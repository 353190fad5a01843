import type { CopyOverrides } from "@kaitori/brand";

/** Texts of this brand that differ from the base. The compiler knows every key; the base text is used for the rest. */
export default {} satisfies CopyOverrides;
