import { brandNames } from "../brand-names.ts";
import { wear } from "../brands.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { isLongRun } from "./environment.ts";
import { layoutFaults } from "./layout.ts";

/**
 * A brand changes colours, sizes and corners, so a story is judged in all of them in the long run, in `npm test` in the
 * first and in one of the others, the stories by turns; what else there is, in the first. A page of the handbook that is
 * text and tables alone is judged once: what it is made of has stories of its own.
 */
export async function checkInEveryBrand(id: string, root: HTMLElement, parameters: Record<string, unknown>) {
  const faults: string[] = [];
  const [first, ...others] = brandNames;
  const inTurn = isLongRun ? others : others.filter((_, index) => index === sumOf(id) % others.length);
  for (const brand of [first, ...(parameters.isText === true ? [] : inTurn)]) {
    if (brand === undefined) continue;
    wear(brand);
    const found = [
      ...(await accessibilityFaults(root, parameters, { looksOnly: brand !== first })),
      ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
    ];
    faults.push(...found.map((fault) => `${brand}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`\n${faults.join("\n")}`);
}

const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
