import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { deriveDarkMode } from "./dark-mode.ts";
import type { Hex } from "./decisions.ts";
import { neutralDecisions } from "./neutral.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);

test("B20 a brand with any decisions is readable in dark mode", () => {
  fc.assert(
    fc.property(colour, colour, colour, fc.constantFrom("brand", "accent"), (brand, accent, ink, action) => {
      const dark = deriveDarkMode({ ...neutralDecisions, brand, accent, ink, action });
      for (const background of [dark.background, dark.surface])
        for (const text of [dark.ink, dark.inkQuiet, dark.brandInk])
          expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(dark.onAction, dark.action)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
