import { assetUrl } from "@kaitori/brand";
import { alignedDrawing, drawing } from "./BrandDrawing.css.ts";
import { useBrand } from "./BrandProvider.tsx";

/** Decorative: the text states the same. */
export function BrandDrawing({ of }: { of: "done" | "empty" | "lost" | "closed" }) {
  const brand = useBrand();
  const { width, height } = brand.assets[of];
  const look = of === "done" ? `${drawing} ${alignedDrawing}` : drawing;
  return <img className={look} src={assetUrl(brand, of)} width={width} height={height} alt="" />;
}
