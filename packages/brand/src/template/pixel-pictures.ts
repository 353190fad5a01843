import { templateSource, withSource } from "../icons/icon-source.ts";

/** The icon and the social image of a new brand: three bars, its mark, on its colour. */
export async function pixelPictures({
  colour,
  surface,
}: {
  readonly colour: string;
  readonly surface: string;
}) {
  const { default: sharp } = await import("sharp");
  const bars = async (width: number, height: number) => {
    const unit = Math.min(width, height) / 12;
    const mark = `<g transform="translate(${width / 2 - 3 * unit} ${height / 2 - 3.5 * unit}) scale(${unit})" fill="${surface}"><path d="M0 0h6v1.5H0zM0 2.5h6V4H0zM0 5h3.5v1.5H0z"/></g>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colour}" d="M0 0h${width}v${height}H0z"/>${mark}</svg>`;
    return withSource(await sharp(Buffer.from(drawing)).png().toBuffer(), templateSource);
  };
  return { "touch-icon.png": await bars(180, 180), "social.png": await bars(1200, 630) };
}
