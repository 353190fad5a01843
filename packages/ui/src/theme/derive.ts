import { deriveColours } from "./colours.ts";
import type { ThemeDecisions } from "./decisions.ts";
import { deriveForm } from "./form/index.ts";
import { deriveRadius, deriveSpace } from "./shape.ts";
import type { Theme, ThemeOverrides } from "./tokens.ts";
import { deriveType } from "./type.ts";

/** Derives the whole theme from a brand's decisions. Overrides come last and are checked as well. */
export function deriveTheme(decisions: ThemeDecisions, overrides: ThemeOverrides = {}): Theme {
  return {
    colour: { ...deriveColours(decisions), ...overrides.colour },
    space: { ...deriveSpace(decisions), ...overrides.space },
    radius: { ...deriveRadius(decisions), ...overrides.radius },
    type: { ...deriveType(decisions), ...overrides.type },
    form: { ...deriveForm(decisions), ...overrides.form },
  };
}
