import type { PdfPreviewProps } from "@kaitori/ui";
import { useEffect, useRef, useState } from "react";
import { withPdf } from "./pdf-worker.ts";

const draw = (url: string, canvas: HTMLCanvasElement, pixels: number, signal: AbortSignal) =>
  withPdf(url, async (pdf) => {
    signal.throwIfAborted();
    const page = await pdf.getPage(1);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: pixels / width });
    Object.assign(canvas, { width: viewport.width, height: viewport.height });
    await page.render({ canvas, viewport }).promise;
  });

/** The width of a thumbnail, 56 pixels, on a screen of triple density. */
const defaultPixels = 3 * 56;

/** Loaded with the first PDF. An unreadable file shows the fallback. */
export default function PdfFirstPage({
  url,
  className,
  fallback,
  pixels = defaultPixels,
}: PdfPreviewProps & { pixels?: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    if (canvas.current)
      draw(url, canvas.current, pixels, abort.signal).then(
        () => setIsDrawn(true),
        () => setIsDrawn(false),
      );
    return () => abort.abort();
  }, [url, pixels]);
  return (
    <>
      {!isDrawn && fallback}
      <canvas ref={canvas} className={className} hidden={!isDrawn} />
    </>
  );
}
