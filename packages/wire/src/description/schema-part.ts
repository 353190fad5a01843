import type * as v from "valibot";

/** The properties of a schema from which its description is read. */
export type SchemaPart = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string }[];
};

/** True if a check of the schema has this type: `iso_date`, `regex` … */
export const hasCheck = ({ pipe = [] }: SchemaPart, type: string) =>
  pipe.some((action) => action.type === type);
