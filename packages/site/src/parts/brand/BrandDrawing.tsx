import { assetUrl } from "@kaitori/brand";
import { atTheEdge, drawing } from "./BrandDrawing.css.ts";
import { useBrand } from "./BrandProvider.tsx";

/** The brand's drawing beside a state: done, nothing yet, not found, closed. The words say the same. */
export function BrandDrawing({ of }: { of: "done" | "empty" | "lost" | "closed" }) {
  const brand = useBrand();
  const { width, height } = brand.assets[of];
  const look = of === "done" ? `${drawing} ${atTheEdge}` : drawing;
  return <img className={look} src={assetUrl(brand, of)} width={width} height={height} alt="" />;
}
