import { exampleSettings } from "@kaitori/brand/testing";
import { expect, test } from "vitest";
import { limitsOfKind } from "./file-fault.ts";

const paper = { title: "納税証明書", guidance: "税務署", from: "corporate", required: true } as const;
const settings = {
  ...exampleSettings,
  furtherPapers: [
    { ...paper, key: "tax_payment", only: "pdf", files: 1 } as const,
    { ...paper, key: "licence", title: "許可証" },
  ],
};
const { uploadBytes, uploadsPerKind } = exampleSettings.limits;

test.each([
  ["further_tax_payment", { uploadBytes, uploadsPerKind: 1, onlyFormat: "pdf" }],
  ["further_licence", { uploadBytes, uploadsPerKind }],
  ["tax_payment", { uploadBytes, uploadsPerKind }],
  ["invoice_1", { uploadBytes, uploadsPerKind }],
])("B20 a further paper has its own limits, any other file those of the brand: %s", (kind, limits) => {
  expect(limitsOfKind(settings, kind)).toEqual(limits);
});
