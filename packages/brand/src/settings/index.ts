export { Legal } from "./legal.ts";
export { Limits } from "./limits.ts";
export { Maintenance } from "./maintenance.ts";
export { Promises } from "./promises.ts";
export { readSettings } from "./read-settings.ts";
export { BrandSettings } from "./schema.ts";
export { Sender } from "./sender.ts";
export { Server } from "./server.ts";
export { type DocumentedKey, settingsKeys } from "./settings-keys.ts";
