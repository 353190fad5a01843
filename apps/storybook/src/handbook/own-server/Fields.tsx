import { DataList, Text } from "@kaitori/ui";
import { type DescribedField, fieldsOf } from "@kaitori/wire";
import type * as v from "valibot";
import { Key } from "../Key.tsx";
import type { OwnServerTexts } from "./texts-en.ts";

export interface FieldsProps {
  readonly schema: v.GenericSchema;
  readonly texts: OwnServerTexts;
}

/** Fields of a body or a record, one per line. */
export function Fields({ schema, texts }: FieldsProps) {
  return (
    <DataList
      items={fieldsOf(schema).map((field) => ({
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
  const itemName = record ?? (itemType && types[itemType]);
  const typeName = itemName === undefined ? types[type] : type === "list" ? field.listOf(itemName) : itemName;
  const parts = [
    choices ? `${typeName} ${choices.join(" | ")}` : typeName,
    ...(maxLength === undefined ? [] : [type === "list" ? field.most(maxLength) : field.longest(maxLength)]),
    ...(required ? [] : [field.optional]),
    ...(nullable ? [field.nullable] : []),
    ...(isAddition ? [field.addition] : []),
  ];
  return parts.join(lang === "ja" ? "、" : ", ");
}
