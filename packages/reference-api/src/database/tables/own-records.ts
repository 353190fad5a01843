import type * as wire from "@kaitori/wire";

/** The wire of this server: its rows have numbers, where another server may name them by a text. */
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
