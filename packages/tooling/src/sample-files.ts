// Builds small files by hand, for tests that need faults or exact bytes in them.
import { crc32, deflateSync } from "node:zlib";

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A greyscale PNG with these bits per pixel; each line begins with a zero. */
export function createPng([width, height]: readonly [number, number], bits: 1 | 8, lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bits, 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(lines, { level: 1 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Creates a PDF with a classic cross-reference table. Its first object is the catalogue. */
export function createPdf(objects: readonly (string | Buffer)[], trailer = ""): Buffer {
  let bytes = Buffer.from("%PDF-1.7\n");
  const rows = objects.map((body, index) => {
    const row = `${String(bytes.length).padStart(10, "0")} 00000 n \n`;
    const [head, end] = [Buffer.from(`${index + 1} 0 obj\n`), Buffer.from("\nendobj\n")];
    bytes = Buffer.concat([bytes, head, Buffer.from(body), end]);
    return row;
  });
  const size = objects.length + 1;
  return Buffer.concat([
    bytes,
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}`),
    Buffer.from(`trailer\n<</Size ${size} /Root 1 0 R${trailer}>>\nstartxref\n${bytes.length}\n%%EOF\n`),
  ]);
}
