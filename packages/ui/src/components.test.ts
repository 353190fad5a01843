/// <reference types="vite/client" />
import { describe, expect, test } from "vitest";
import publicNames from "./index.ts?raw";

const sources = import.meta.glob<string>("./[A-Z]*/*.tsx", { query: "?raw", import: "default", eager: true });
const components = [...new Set(Object.keys(sources).map((path) => path.split("/")[1] ?? ""))];

/** Components without text of their own. */
const withoutText = new Set([
  "Columns",
  "Icon",
  "Inline",
  "Page",
  "Skeleton",
  "SkipLink",
  "Stack",
  "UiProvider",
  "VisuallyHidden",
]);

describe.each(components)("%s", (component) => {
  const stories = sources[`./${component}/${component}.stories.tsx`] ?? "";
  const shows = (story: string) => stories.includes(`export const ${story}: `);

  test("is exported by the package", () => {
    expect(publicNames).toContain(`from "./${component}/`);
  });

  test("has a story Default", () => {
    expect(shows("Default")).toBe(true);
  });

  test.runIf(!withoutText.has(component))("has a story with very long texts", () => {
    expect(shows("LongText")).toBe(true);
  });

  test.runIf(/(Field|Cards|Checkbox)$/.test(component))(
    "has a story with an error, and as a control a disabled or read-only one",
    () => {
      expect(shows("WithError")).toBe(true);
      if (component !== "Field") expect(shows("Disabled") || shows("ReadOnly")).toBe(true);
    },
  );
});

test("every folder in capitals is a component with stories", () => {
  expect(components.length).toBeGreaterThan(40);
  for (const component of components)
    expect(Object.keys(sources)).toContain(`./${component}/${component}.stories.tsx`);
});
