import { templateSource, withSource } from "../icons/icon-source.ts";
import { png, type Rgb } from "./png.ts";

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The icon and the social image of a new brand: three bars, its mark, on its colour. */
export function pixelPictures({ colour, light }: { readonly colour: string; readonly light: string }) {
  const [ground, bar] = [rgbOf(colour), rgbOf(light)];
  const bars = (width: number, height: number) => {
    const unit = Math.min(width, height) / 12;
    const [left, top] = [width / 2 - 3 * unit, height / 2 - 3.5 * unit];
    const picture = png(width, height, (x, y) => {
      const [column, row] = [(x - left) / unit, (y - top) / unit];
      const isInRow = row >= 0 && row < 7 && row % 2.5 < 1.5;
      const reach = row >= 5 ? 3.5 : 6;
      return isInRow && column >= 0 && column < reach ? bar : ground;
    });
    return withSource(picture, templateSource);
  };
  return { "touch-icon.png": bars(180, 180), "social.png": bars(1200, 630) };
}
