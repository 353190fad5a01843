import type { CopyOverrides } from "@kaitori/brand";

/** Texts of this brand that differ from the base texts. The compiler knows every key. */
export default {} satisfies CopyOverrides;
