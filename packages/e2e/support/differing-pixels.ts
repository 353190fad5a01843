import type { Page } from "@playwright/test";

/** How many pixels of two pictures of one size differ; all of them where the sizes do. */
export const differingPixels = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
          context?.drawImage(picture, 0, 0);
          return context?.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (!first || first.width !== second?.width || first.height !== second.height) return Infinity;
      const of = (data: ImageData) => new Uint32Array(data.data.buffer);
      const others = of(second);
      return of(first).filter((pixel, place) => pixel !== others[place]).length;
    },
    [one, other].map((picture) => picture.toString("base64")),
  );
