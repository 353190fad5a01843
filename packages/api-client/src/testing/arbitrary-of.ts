import fc from "fast-check";
import type * as v from "valibot";

/** As much of a valibot schema as is looked at here. */
type Part = {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly value?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
};

/** Everything a schema of the wire lets through, so that each call can be tried with any answer it may have. */
export const arbitraryOf = (schema: v.GenericSchema): fc.Arbitrary<unknown> =>
  valuesOf(schema as unknown as Part);

const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });

/** Any value as JSON carries it, which knows no -0. */
const carried = fc.jsonValue({ maxDepth: 1 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

function valuesOf(part: Part): fc.Arbitrary<unknown> {
  const { entries = {}, item = part, wrapped = part, value = part, options = [] } = part;
  switch (part.type) {
    case "object":
      return fc.record(mapValues(entries), {
        requiredKeys: Object.keys(entries).filter((key) => !mayLack(entries[key])),
      });
    case "array":
      return fc.array(valuesOf(item), { maxLength: 3 });
    case "record":
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), valuesOf(value), { maxKeys: 2 });
    case "unknown":
      return carried;
    case "nullable":
    case "nullish":
      return fc.option(valuesOf(wrapped), { nil: null });
    case "optional":
      return valuesOf(wrapped);
    case "picklist":
      return fc.constantFrom(...options);
    case "union":
      // A number in digits is read as a number.
      return fc
        .oneof(...options.map((option) => valuesOf(option as Part)))
        .filter((value) => typeof value !== "string" || !/^\d+$/.test(value));
    case "literal":
      return fc.constant(part.literal);
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.integer({ min: 1, max: 1_000_000 });
    case "string":
      return texts(part);
    default:
      throw new Error(`no values known for ${part.type}`);
  }
}

function texts({ pipe = [] }: Part): fc.Arbitrary<string> {
  const kinds = pipe.map((action) => action.type);
  const pattern = pipe.find((action) => action.type === "regex")?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  if (kinds.includes("iso_date")) return day.map((date) => date.toISOString().slice(0, 10));
  if (kinds.includes("iso_timestamp")) return day.map((date) => date.toISOString());
  return fc.string({ maxLength: 12, unit: "binary" });
}

const mayLack = (part: Part | undefined) => part?.type === "optional" || part?.type === "nullish";

const mapValues = (entries: Readonly<Record<string, Part>>) =>
  Object.fromEntries(Object.entries(entries).map(([key, part]) => [key, valuesOf(part)]));
