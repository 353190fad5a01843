import type { FurtherPaper } from "@kaitori/brand/settings";
import { exampleBrand } from "@kaitori/brand/testing";
import { withFurtherPapers } from "@kaitori/brand/text";
import type { ServedBrand } from "../brands/brand.ts";
import { demoPartner } from "../config/signup-partners.ts";

const { settings, copy, tokens } = exampleBrand();

function testBrand(name: string, { individuals }: { individuals: boolean }): ServedBrand {
  return {
    name,
    copy,
    tokens,
    settings: {
      ...settings,
      serviceName: "テスト買取",
      hosts: [`${name}.localhost`],
      loginOrigins: [new URL(demoPartner.login_url).origin],
      individuals,
      sender: { name: "テスト買取", address: "info@factoring.example" },
      limits: { ...settings.limits, purchaseAmountMin: 100_000 },
      legal: { ...settings.legal, company: "株式会社テスト買取", revised: "2026-04-01" },
    },
  };
}

/** Serves companies and individuals. */
export const everyoneBrand = testBrand("everyone", { individuals: true });

/** Returns the brand `everyone` with further papers. */
export function brandAskingFor(furtherPapers: FurtherPaper[]): ServedBrand {
  const settings = { ...everyoneBrand.settings, furtherPapers };
  return { ...everyoneBrand, settings, copy: withFurtherPapers({ copy, settings }) };
}

/** The brand `companies` serves companies only. */
export const testBrands: readonly ServedBrand[] = [
  everyoneBrand,
  testBrand("companies", { individuals: false }),
];
