import type { CopyOverrides } from "@kaitori/brand";

export default {} satisfies CopyOverrides;
