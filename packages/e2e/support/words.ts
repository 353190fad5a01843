import { type Brand, type CopyArea, type CopyOf, copyOf } from "@kaitori/brand";
import { allAreas } from "@kaitori/brand/areas";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { test } from "@playwright/test";
import { brands } from "./brands.ts";

/** The brand in which the journey runs. */
export function testedBrand(): Brand {
  const { name, metadata } = test.info().project;
  const brand = brands.find((candidate) => candidate.name === metadata.brand);
  if (!brand) throw new Error(`${name} names no brand`);
  return brand;
}

/** Address of the server that all journeys share, at the tested brand. */
export const sharedOrigin = (): string => test.info().project.use.baseURL ?? "";

type Copy = { readonly [Area in (typeof allAreas)[number] as Area["area"]]: CopyOf<Area> };

/** Copy of the tested brand by area, for locators by visible text: `copy.login.submit`. */
export const copy = Object.defineProperties(
  {},
  Object.fromEntries(
    allAreas.map((area: CopyArea) => [area.area, { get: () => copyOf(testedBrand().copy, area) }]),
  ),
) as Copy;

/** Texts of the specification, the same in every brand. */
export const specification = copyOf({}, specificationCopy);

/** Address of another brand of the shared server. */
export const originOf = (brand: Brand | undefined): string =>
  `http://${brand?.settings.hosts[0]}:${new URL(sharedOrigin()).port}`;
