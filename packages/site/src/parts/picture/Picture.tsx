import { photographSources } from "@kaitori/brand";
import { useBrand } from "../brand/BrandProvider.tsx";
import * as styles from "./Picture.css.ts";

export interface PictureProps {
  readonly name: string;
  readonly sizes: string;
  readonly shape?: keyof typeof styles.shapes;
  /** Visible without scrolling: not lazy, and fetched with high priority. */
  readonly isAboveFold?: boolean;
}

export function Picture({ name, sizes, shape = "uncropped", isAboveFold = false }: PictureProps) {
  const sources = photographSources(useBrand(), name);
  if (!sources) return null;
  const { avif, webp, src, width, height, alt, focus } = sources;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.shapes[shape]}
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(isAboveFold ? { fetchPriority: "high" } : { loading: "lazy" })}
        {...(focus && { style: { objectPosition: focus.map((share) => `${share * 100}%`).join(" ") } })}
      />
    </picture>
  );
}
