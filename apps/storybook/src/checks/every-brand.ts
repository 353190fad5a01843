import { brandNames } from "../brand-names.ts";
import { wear } from "../brands.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { layoutFaults } from "./layout.ts";

/** A brand changes colours, sizes and corners, so each story is judged in all of them. */
export async function checkInEveryBrand(root: HTMLElement, parameters: Record<string, unknown>) {
  const faults: string[] = [];
  for (const brand of brandNames) {
    wear(brand);
    const found = [
      ...(await accessibilityFaults(root, parameters)),
      ...(parameters.layoutChecks === false ? [] : layoutFaults(root)),
    ];
    faults.push(...found.map((fault) => `${brand}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`\n${faults.join("\n")}`);
}
