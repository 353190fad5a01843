// All calls; the package's exports and `allCalls` come from here.

export * from "./account.ts";
export * from "./auth.ts";
export * from "./contract.ts";
export * from "./drafts.ts";
export * from "./entries.ts";
export * from "./hand-overs.ts";
export * from "./look-ups.ts";
export * from "./me.ts";
export * from "./messages.ts";
export * from "./profile.ts";
export * from "./register.ts";
export * from "./system-settings.ts";
export * from "./uploads.ts";
