export { DemoData } from "./demo.ts";
export type { FurtherPaper } from "./further-papers.ts";
export { hostsOf } from "./hosts.ts";
export { BrandSettings } from "./schema.ts";
export { type DocumentedKey, readSettings, settingsKeys } from "./settings-keys.ts";
export type { Tag, Tags } from "./tags.ts";
