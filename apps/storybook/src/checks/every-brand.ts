import { brandNames } from "../brand-names.ts";
import { wear } from "../brands.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { isLongRun } from "./environment.ts";
import { layoutFaults } from "./layout.ts";

/**
 * A brand changes colours, sizes and corners, so each story is judged in all of them; what else there is, in the first. axe
 * takes its time with colours: the long run asks it in every brand, `npm test` in the first and in one of the others, the
 * stories by turns. A page of the handbook that is text and tables alone is judged once: what it is made of has stories of
 * its own.
 */
export async function checkInEveryBrand(id: string, root: HTMLElement, parameters: Record<string, unknown>) {
  const faults: string[] = [];
  const brands = parameters.isText === true ? brandNames.slice(0, 1) : brandNames;
  const turn = 1 + (sumOf(id) % Math.max(1, brands.length - 1));
  for (const [index, brand] of brands.entries()) {
    wear(brand);
    const isAsked = isLongRun || index === 0 || index === turn;
    const found = [
      ...(isAsked ? await accessibilityFaults(root, parameters, { looksOnly: index > 0 }) : []),
      ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
    ];
    faults.push(...found.map((fault) => `${brand}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`\n${faults.join("\n")}`);
}

const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
