import type { PdfPreviewProps } from "@kaitori/ui";
import { getDocument } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { startPdfWorker } from "./pdf-worker.ts";

async function draw(url: string, canvas: HTMLCanvasElement, signal: AbortSignal) {
  startPdfWorker();
  const reading = getDocument({ url, disableAutoFetch: true, disableStream: true });
  signal.addEventListener("abort", () => reading.destroy());
  const page = await (await reading.promise).getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: 168 / width });
  Object.assign(canvas, { width: viewport.width, height: viewport.height });
  await page.render({ canvas, viewport }).promise;
}

/** In a chunk of its own: only who chose a PDF pays for reading one. What cannot be read stays a drawing. */
export default function PdfFirstPage({ url, className, fallback }: PdfPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    if (canvas.current)
      draw(url, canvas.current, gone.signal).then(
        () => setDrawn(true),
        () => setDrawn(false),
      );
    return () => gone.abort();
  }, [url]);
  return (
    <>
      {!drawn && fallback}
      <canvas ref={canvas} className={className} hidden={!drawn} />
    </>
  );
}
