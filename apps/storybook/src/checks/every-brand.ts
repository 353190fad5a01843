import { applyBrand, brandNames } from "../brands.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { isLongRun } from "./environment.ts";
import { layoutFaults } from "./layout.ts";

/**
 * Checks a story in brands that differ in colours, sizes and corners. The long run does so in all of them. `npm test`
 * measures the layout in the first brand and in one of the others, and runs axe, which takes far longer, in one of
 * these two; both choices vary from story to story. A page of text and tables (`isTextPage`) is checked once, because
 * its components have their own stories.
 */
export async function checkInEveryBrand(id: string, root: HTMLElement, parameters: Record<string, unknown>) {
  const faults: string[] = [];
  const [first = "", ...others] = brandNames;
  const hash = hashOf(id);
  const otherBrands = isLongRun ? others : others.filter((_, index) => index === hash % others.length);
  const measuredBrands = parameters.isTextPage === true ? [first] : [first, ...otherBrands];
  const axeBrands = isLongRun
    ? measuredBrands
    : [measuredBrands[Math.floor(hash / 2) % measuredBrands.length]];
  for (const brand of measuredBrands) {
    applyBrand(brand);
    const isLimitedToColours = isLongRun && brand !== first;
    const faultsOfBrand = [
      ...(axeBrands.includes(brand)
        ? await accessibilityFaults(root, parameters, { isLimitedToColours })
        : []),
      ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
    ];
    faults.push(...faultsOfBrand.map((fault) => `${brand}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`\n${faults.join("\n")}`);
}

const hashOf = (text: string) => [...text].reduce((sum, character) => sum + character.charCodeAt(0), 0);
