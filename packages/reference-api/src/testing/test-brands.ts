import { exampleBrand } from "@kaitori/brand/testing";
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

/** `everyone` serves companies and individuals, `companies` companies only. */
export const testBrands: readonly ServedBrand[] = [
  testBrand("everyone", { individuals: true }),
  testBrand("companies", { individuals: false }),
];
