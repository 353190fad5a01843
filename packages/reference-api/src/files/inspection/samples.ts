import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFNumber, PDFString } from "pdf-lib";
import sharp from "sharp";

/** Documents for tests, made on the spot: no two pictures are alike unless the same seed is given. */
const side = 64;
const noise = (seed: Uint8Array) => sharp(seed, { raw: { width: side, height: side, channels: 3 } });
const seedOf = () => randomBytes(side * side * 3);

export const jpeg = (seed = seedOf()) => noise(seed).jpeg().toBuffer();
export const png = (seed = seedOf()) => noise(seed).png().toBuffer();
export const webp = (seed = seedOf()) => noise(seed).webp().toBuffer();

/** As a phone takes it: lying on its side, with the place where it was taken. */
export const jpegWithPlace = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "white" } })
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "35/1 41/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const htmlBehindPng = async () =>
  Buffer.concat([await png(), Buffer.from("<html><script>alert(1)</script></html>")]);

/** 16384 × 16384 = 256 megapixels in a few kilobytes: one bit a pixel, all of them white. */
export function pixelBomb(side = 16_384): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 });
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

export async function pdf(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++)
    document.addPage([200, 200]).drawText(randomBytes(8).toString("hex"));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** Carries the standard security handler's dictionary: enough for every reader to ask for a password. */
export async function encryptedPdf(): Promise<Buffer> {
  const document = await PDFDocument.load(await pdf());
  const dictionary = document.context.obj({});
  dictionary.set(PDFName.of("Filter"), PDFName.of("Standard"));
  dictionary.set(PDFName.of("V"), PDFNumber.of(1));
  dictionary.set(PDFName.of("R"), PDFNumber.of(2));
  dictionary.set(PDFName.of("O"), PDFString.of("o".repeat(32)));
  dictionary.set(PDFName.of("U"), PDFString.of("u".repeat(32)));
  dictionary.set(PDFName.of("P"), PDFNumber.of(-4));
  document.context.trailerInfo.Encrypt = document.context.register(dictionary);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

export const svg = () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>',
  );

export const heic = () =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), randomBytes(200)]);

export const html = () => Buffer.from("<!doctype html><title>a page</title>");

export const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
