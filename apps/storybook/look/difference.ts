import type { Page } from "playwright";

export type Difference = { pixels: number; png: Buffer };

const asUrl = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;

/** Compares two pictures pixel by pixel in the browser that took them; what differs is red. */
export async function difference(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const { pixels, url } = await page.evaluate(
    async ([one, other]) => {
      const load = async (source: string) => createImageBitmap(await (await fetch(source)).blob());
      const images = [await load(one), await load(other)] as const;
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const draw = (image: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        if (!context) throw new Error("no canvas");
        context.drawImage(image, 0, 0);
        return context;
      };
      const [a, b] = images.map((image) => draw(image).getImageData(0, 0, width, height).data) as [
        Uint8ClampedArray,
        Uint8ClampedArray,
      ];
      const result = new ImageData(width, height);
      let pixels = 0;
      for (let at = 0; at < a.length; at += 4) {
        const apart = [0, 1, 2, 3].some((part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)) > 8);
        if (apart) pixels += 1;
        const faint = 255 - (255 - (b[at + 1] ?? 255)) / 4;
        result.data.set(apart ? [220, 0, 40, 255] : [faint, faint, faint, 255], at);
      }
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      canvas.getContext("2d")?.putImageData(result, 0, 0);
      return { pixels, url: canvas.toDataURL("image/png") };
    },
    [asUrl(before), asUrl(after)] as const,
  );
  return { pixels, png: Buffer.from(url.split(",")[1] ?? "", "base64") };
}
