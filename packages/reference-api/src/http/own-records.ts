import type * as wire from "@kaitori/wire";
import type { OwnIds } from "./own-ids.ts";

export type ClaimInput = OwnIds<wire.ClaimInput>;
export type DraftBankInput = OwnIds<wire.DraftBankInput>;
export type DraftEntry = OwnIds<wire.DraftEntry>;
export type DraftEntryInput = OwnIds<wire.DraftEntryInput>;
export type EntryInput = OwnIds<wire.EntryInput>;
export type Inadequacy = OwnIds<wire.Inadequacy>;
export type ProfileInput = OwnIds<wire.ProfileInput>;
export type UploadRecord = OwnIds<wire.UploadRecord>;
