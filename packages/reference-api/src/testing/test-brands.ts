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

/** Returns the brand `everyone` with further papers. */
export function brandAskingFor(furtherPapers: FurtherPaper[]): ServedBrand {
  const everyone = testBrand("everyone", { individuals: true });
  const settings = { ...everyone.settings, furtherPapers };
  return { ...everyone, settings, copy: withFurtherPapers({ copy, settings }) };
}

/** `everyone` serves companies and individuals, `companies` companies only. */
export const testBrands: readonly ServedBrand[] = [
  testBrand("everyone", { individuals: true }),
  testBrand("companies", { individuals: false }),
];
