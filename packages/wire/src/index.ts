export * from "./all-calls.ts";
export * from "./call.ts";
export * from "./calls/every-call.ts";
export * from "./calls/system-settings.ts";
export * from "./description/example-of.ts";
export type { SchemaPart } from "./description/schema-part.ts";
export * from "./errors.ts";
export * from "./record.ts";
export * from "./records/bank-account.ts";
export * from "./records/claim.ts";
export * from "./records/current-user.ts";
export * from "./records/draft-entry.ts";
export * from "./records/entry.ts";
export * from "./records/entry-input.ts";
export * from "./records/form-draft.ts";
export * from "./records/hand-over.ts";
export * from "./records/price.ts";
export * from "./records/profile.ts";
export * from "./records/receive-payment-account.ts";
export * from "./records/session.ts";
export * from "./records/upload-record.ts";
export * from "./records/uploads-on-screen.ts";
export * from "./remove-additions.ts";
export {
  FileKindList,
  FileKindName,
  FurtherKindName,
  Id,
  IsoDate,
  idOfText,
  maxCharacters,
  RatioText,
  Timestamp,
  YenText,
} from "./values.ts";
