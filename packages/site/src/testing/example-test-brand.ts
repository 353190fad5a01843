import { exampleBrand } from "@kaitori/brand/testing";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";

export const exampleTestBrand: RuntimeBrand = exampleBrand({
  photographs: {
    shop: {
      file: "shop.jpg",
      version: "0badcafe",
      width: 1600,
      height: 1200,
      alt: "店の入口",
      focus: [0.25, 0.5],
    },
  },
});
