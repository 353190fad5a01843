import facts from "virtual:component-facts";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import * as v from "valibot";
import type { Property } from "../../component-properties.ts";

/**
 * Storybook controls for the properties of a component: a select for unions, a checkbox for booleans, an input for
 * texts and numbers. Functions, icons and elements get none.
 */
export const controlsFromTypes: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const properties = facts[title.split("/").at(-1) ?? ""]?.propertyGroups[0]?.properties;
  if (!properties) return argTypes;
  return Object.fromEntries(
    properties
      .filter(({ name }) => !name.includes("."))
      .map((property) => [
        property.name,
        {
          name: property.name,
          description: property.meaning,
          type: { name: "other" as const, value: property.kind, required: property.required },
          table: {
            type: { summary: property.kind },
            ...(property.defaultValue !== undefined && { defaultValue: { summary: property.defaultValue } }),
          },
          ...controlOf(property, initialArgs),
          // Only optional fields have a mark that `hidesOptionalMark` can hide.
          ...(property.name === "hidesOptionalMark" && { if: { arg: "required", truthy: false } }),
        },
      ]),
  );
};

const Options = v.array(v.object({ value: v.string() }));

function controlOf({ name, kind, choices }: Property, args: Readonly<Record<string, unknown>>) {
  const initial = args[name];
  // With a default value the field keeps its value itself.
  if (name === "value" && args.defaultValue !== undefined) return { control: false as const };
  // The value of a choice is one of its options.
  if ((name === "value" || name === "defaultValue") && v.is(Options, args.options))
    return { options: args.options.map(({ value }) => value), control: { type: "select" as const } };
  if (choices) return { options: choices, control: { type: "select" as const } };
  if (kind === "boolean") return { control: { type: "boolean" as const } };
  if (kind === "number") return { control: { type: "number" as const } };
  const acceptsText = /^(?:string|ReactNode|string \| number|string \| ReactNode)$/.test(kind);
  const isText = initial === undefined || typeof initial === "string";
  return acceptsText && isText ? { control: { type: "text" as const } } : { control: false as const };
}
