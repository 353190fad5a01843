import type * as wire from "@kaitori/wire";

/** Narrows ids to numbers, as this server uses them; the wire also allows strings. */
export type OwnIds<Value> = unknown extends Value
  ? Value
  : [string | number] extends [Value]
    ? number | OwnParts<Exclude<Value, string | number>>
    : OwnParts<Value>;

type OwnParts<Value> = Value extends readonly (infer Row)[]
  ? OwnIds<Row>[]
  : Value extends Blob | Date
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: OwnIds<Value[Key]> }
      : Value;

export type ClaimInput = OwnIds<wire.ClaimInput>;
export type DraftBankInput = OwnIds<wire.DraftBankInput>;
export type DraftEntry = OwnIds<wire.DraftEntry>;
export type DraftEntryInput = OwnIds<wire.DraftEntryInput>;
export type EntryInput = OwnIds<wire.EntryInput>;
export type Inadequacy = OwnIds<wire.Inadequacy>;
export type ProfileInput = OwnIds<wire.ProfileInput>;
export type UploadRecord = OwnIds<wire.UploadRecord>;
