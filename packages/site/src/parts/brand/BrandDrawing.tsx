import { assetUrl } from "@kaitori/brand";
import { Heading, Stack } from "@kaitori/ui";
import { alignedDrawing, drawing } from "./BrandDrawing.css.ts";
import { useBrand } from "./BrandProvider.tsx";

interface BrandDrawingProps {
  readonly name: "done" | "empty" | "lost" | "closed";
  readonly className?: string;
}

/** Decorative: the text states the same. */
export function BrandDrawing({ name, className = drawing }: BrandDrawingProps) {
  const brand = useBrand();
  const { width, height } = brand.assets[name];
  return <img className={className} src={assetUrl(brand, name)} width={width} height={height} alt="" />;
}

export function DoneHeading({ children: title }: { readonly children: string }) {
  return (
    <Stack gap="s">
      <BrandDrawing name="done" className={`${drawing} ${alignedDrawing}`} />
      <Heading level={1}>{title}</Heading>
    </Stack>
  );
}
