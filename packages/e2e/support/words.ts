import { type Brand, type CopyArea, type CopyOf, type CopyTexts, copyOf } from "@kaitori/brand";
import type { TestInfo } from "@playwright/test";
import { brands } from "./brands.ts";

export function brandOf(info: TestInfo): Brand {
  const brand = brands.find(({ name }) => name === info.project.metadata.brand);
  if (!brand) throw new Error(`${info.project.name} names no brand`);
  return brand;
}

/** Copy of an area in the tested brand, for locators by visible text. */
export const wordsOf = <Name extends string, Texts extends CopyTexts>(
  info: TestInfo,
  area: CopyArea<Name, Texts>,
): CopyOf<CopyArea<Name, Texts>> => copyOf(brandOf(info).copy, area);
