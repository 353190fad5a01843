import { type Brand, type CopyArea, type CopyOf, type CopyTexts, copyOf } from "@kaitori/brand";
import type { TestInfo } from "@playwright/test";
import { brands } from "./brands.ts";

/** The brand that a project of the configuration runs in. */
export function brandOf(info: TestInfo): Brand {
  const brand = brands.find(({ name }) => name === info.project.metadata.brand);
  if (!brand) throw new Error(`${info.project.name} names no brand`);
  return brand;
}

/** The words of an area as the brand under test says them: journeys ask by what a person reads. */
export const wordsOf = <Name extends string, Texts extends CopyTexts>(
  info: TestInfo,
  area: CopyArea<Name, Texts>,
): CopyOf<CopyArea<Name, Texts>> => copyOf(brandOf(info).copy, area);
