import { brandNames } from "../brand-names.ts";
import { applyBrand } from "../brands.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { isLongRun } from "./environment.ts";
import { layoutFaults } from "./layout.ts";

/**
 * A brand changes colours, sizes and corners. The long run judges a story in all of them. `npm test` measures it in the
 * first and in one of the others, and lets axe, which takes far longer, read it in one of these two, both by turns. A page
 * of the handbook that is text and tables alone is judged once: what it is made of has stories of its own.
 */
export async function checkInEveryBrand(id: string, root: HTMLElement, parameters: Record<string, unknown>) {
  const faults: string[] = [];
  const [first = "", ...others] = brandNames;
  const turn = sumOf(id);
  const inTurn = isLongRun ? others : others.filter((_, index) => index === turn % others.length);
  const judged = parameters.isText === true ? [first] : [first, ...inTurn];
  const read = isLongRun ? judged : [judged[Math.floor(turn / 2) % judged.length]];
  for (const brand of judged) {
    applyBrand(brand);
    const looksOnly = isLongRun && brand !== first;
    const found = [
      ...(read.includes(brand) ? await accessibilityFaults(root, parameters, { looksOnly }) : []),
      ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
    ];
    faults.push(...found.map((fault) => `${brand}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`\n${faults.join("\n")}`);
}

const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
