import { assetUrl } from "@kaitori/brand";
import { alignedDrawing, drawing } from "./BrandDrawing.css.ts";
import { useBrand } from "./BrandProvider.tsx";

/** Decorative: the text states the same. */
export function BrandDrawing({ name }: { name: "done" | "empty" | "lost" | "closed" }) {
  const brand = useBrand();
  const { width, height } = brand.assets[name];
  const className = name === "done" ? `${drawing} ${alignedDrawing}` : drawing;
  return <img className={className} src={assetUrl(brand, name)} width={width} height={height} alt="" />;
}
