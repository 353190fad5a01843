import { DataList, Text } from "@kaitori/ui";
import { type DescribedField, fieldsOf } from "@kaitori/wire";
import type * as v from "valibot";
import { Key } from "../Key.tsx";
import type { OwnServerTexts } from "./texts-en.ts";

export interface FieldsProps {
  readonly of: v.GenericSchema;
  readonly texts: OwnServerTexts;
}

/** Fields of a body or a record, one per line. */
export function Fields({ of, texts }: FieldsProps) {
  return (
    <DataList
      items={fieldsOf(of).map((field) => ({
        id: field.path,
        term: <Key name={field.path} />,
        value: <Text size="small">{describeField(field, texts)}</Text>,
      }))}
    />
  );
}

function describeField(
  { type, record, itemType, choices, maxLength, required, nullable, isAddition }: DescribedField,
  { lang, field, types }: OwnServerTexts,
): string {
  const one = record ?? (itemType && types[itemType]);
  const what = one === undefined ? types[type] : type === "list" ? field.listOf(one) : one;
  const parts = [
    choices ? `${what} ${choices.join(" | ")}` : what,
    ...(maxLength === undefined ? [] : [type === "list" ? field.most(maxLength) : field.longest(maxLength)]),
    ...(required ? [] : [field.optional]),
    ...(nullable ? [field.nullable] : []),
    ...(isAddition ? [field.addition] : []),
  ];
  return parts.join(lang === "ja" ? "、" : ", ");
}
