import { brandNames } from "../brand-names.ts";
import { wear } from "../brands.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { layoutFaults } from "./layout.ts";

/**
 * A brand changes colours, sizes and corners, so each story is judged in all of them; what else there is, in the first. A
 * page of the handbook that is text and tables alone is judged once: what it is made of has stories of its own.
 */
export async function checkInEveryBrand(root: HTMLElement, parameters: Record<string, unknown>) {
  const faults: string[] = [];
  const brands = parameters.isText === true ? brandNames.slice(0, 1) : brandNames;
  for (const [index, brand] of brands.entries()) {
    wear(brand);
    const found = [
      ...(await accessibilityFaults(root, parameters, { looksOnly: index > 0 })),
      ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
    ];
    faults.push(...found.map((fault) => `${brand}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`\n${faults.join("\n")}`);
}
