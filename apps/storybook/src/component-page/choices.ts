import facts from "virtual:component-facts";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** A property that is one of a few words is chosen, not typed, in the controls of a story. */
export const withChoices: ArgTypesEnhancer = ({ title, argTypes }) => {
  const takes = facts[title.split("/").at(-1) ?? ""]?.takes[0]?.properties ?? [];
  const chosen = takes.flatMap(({ name, choices }) =>
    choices
      ? [[name, { ...argTypes[name], name, options: choices, control: { type: "select" as const } }]]
      : [],
  );
  return { ...argTypes, ...Object.fromEntries(chosen) };
};
