import type * as wire from "@kaitori/wire";

/** Narrows ids to numbers, as this server uses them; the wire also allows strings. */
export type WithNumericIds<Value> = unknown extends Value
  ? Value
  : [string | number] extends [Value]
    ? number | PartsWithNumericIds<Exclude<Value, string | number>>
    : PartsWithNumericIds<Value>;

type PartsWithNumericIds<Value> = Value extends readonly (infer Row)[]
  ? WithNumericIds<Row>[]
  : Value extends Blob | Date
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: WithNumericIds<Value[Key]> }
      : Value;

export type ClaimInput = WithNumericIds<wire.ClaimInput>;
export type DraftBankInput = WithNumericIds<wire.DraftBankInput>;
export type DraftEntry = WithNumericIds<wire.DraftEntry>;
export type DraftEntryInput = WithNumericIds<wire.DraftEntryInput>;
export type EntryInput = WithNumericIds<wire.EntryInput>;
export type Inadequacy = WithNumericIds<wire.Inadequacy>;
export type ProfileInput = WithNumericIds<wire.ProfileInput>;
export type UploadRecord = WithNumericIds<wire.UploadRecord>;
