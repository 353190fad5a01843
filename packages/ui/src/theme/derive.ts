import { deriveColours } from "./colours.ts";
import type { ThemeDecisions } from "./decisions.ts";
import { deriveForm } from "./form/index.ts";
import { deriveRadius, deriveSpace } from "./shape.ts";
import type { Theme, ThemeOverrides } from "./tokens.ts";
import { deriveType } from "./type.ts";

/** A dozen decisions in, a whole theme out. Overrides come last and are judged like the rest. */
export function deriveTheme(decisions: ThemeDecisions, overrides: ThemeOverrides = {}): Theme {
  return {
    colour: { ...deriveColours(decisions), ...overrides.colour },
    space: { ...deriveSpace(decisions), ...overrides.space },
    radius: { ...deriveRadius(decisions), ...overrides.radius },
    type: { ...deriveType(decisions), ...overrides.type },
    form: { ...deriveForm(decisions), ...overrides.form },
  };
}
