import { randomBytes } from "node:crypto";
import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { createPdf, createPng, pngChunk } from "@kaitori/tooling/sample-files";
import sharp from "sharp";

/** Documents for tests. Pictures are random unless a seed is given. */
const side = 64;
const noise = (seed: Uint8Array) => sharp(seed, { raw: { width: side, height: side, channels: 3 } });
const randomSeed = () => randomBytes(side * side * 3);

export const jpeg = (seed = randomSeed()) => noise(seed).jpeg().toBuffer();
export const png = (seed = randomSeed()) => noise(seed).png().toBuffer();
/** With metadata, and therefore with the extended header. */
export const webp = (seed = randomSeed()) =>
  noise(seed)
    .withExif({ IFD0: { Make: "Phone" } })
    .webp()
    .toBuffer();

/** Photo of a phone: rotated, with GPS data. */
export const jpegWithLocation = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "white" } })
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "35/1 41/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const htmlBehindPng = async () =>
  Buffer.concat([await png(), Buffer.from("<html><script>alert(1)</script></html>")]);

/** Small PNG of 16384 × 16384 = 256 megapixels. */
export function pixelBomb(side = 16_384): Buffer {
  return createPng([side, side], 1, Buffer.alloc(side * (side / 8 + 1)));
}

/** PNG with this number of text chunks, each of which unpacks to seven megabytes. */
export async function pngOfTexts(texts: number): Promise<Buffer> {
  const bytes = await png();
  const text = pngChunk(
    "zTXt",
    Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(7 * megabyte))]),
  );
  const headerEnd = 8 + 25;
  return Buffer.concat([
    bytes.subarray(0, headerEnd),
    ...Array.from({ length: texts }, () => text),
    bytes.subarray(headerEnd),
  ]);
}

/** Progressive JPEG of 4.2 megapixels times `heightFactor`. Each scan costs a pass over the picture. */
export function jpegOfScans(scans: number, heightFactor = 1): Buffer {
  // 217 × 302 blocks are two runs of 32,767 empty blocks, the maximum of a run.
  const [width, height] = [217 * 8, 302 * 8 * heightFactor];
  const segment = (marker: number, ...body: number[]) =>
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]);
  const table = (kind: number, symbol: number) =>
    segment(0xc4, kind, 1, ...Array<number>(15).fill(0), symbol);
  const scan = (first: number, last: number, compressed: Buffer) =>
    Buffer.concat([segment(0xda, 1, 1, 0, first, last, 0), compressed]);
  const scanOfRuns = scan(1, 63, stuffBytes(packBits("0".concat("1".repeat(14)).repeat(2 * heightFactor))));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    table(0x00, 0),
    table(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(Math.ceil((217 * 302 * heightFactor) / 8))),
    ...Array.from({ length: scans - 1 }, () => scanOfRuns),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const packBits = (bits: string) =>
  Buffer.from((bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, "1"), 2)));
const stuffBytes = (bytes: Buffer) =>
  Buffer.from([...bytes].flatMap((byte) => (byte === 255 ? [255, 0] : byte)));

const objectStream = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);

const catalogue = "<</Type /Catalog /Pages 2 0 R>>";
const onePage = [
  "<</Type /Pages /Kids [3 0 R] /Count 1>>",
  "<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>",
];

export function pdf(pages = 1): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  return createPdf([
    catalogue,
    `<</Type /Pages /Kids [${kids.join(" ")}] /Count ${pages}>>`,
    ...kids.map(() => "<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>"),
    `<</Title (${randomBytes(8).toString("hex")})>>`,
  ]);
}

/** PDF with more entries in its catalogue, such as `/OpenAction …`. */
export const pdfWithEntries = (entries: string): Buffer =>
  createPdf([`<</Type /Catalog /Pages 2 0 R ${entries}>>`, ...onePage]);

/** PDF with these entries in a compressed object stream. */
export const pdfWithPackedEntries = (entries: string): Buffer => {
  const content = deflateSync(Buffer.from(`9 0 <<${entries}>>`));
  return createPdf([catalogue, ...onePage, objectStream(content)]);
};

/** PDF with these bytes in a stream. */
export const pdfWithStream = (bytes: string): Buffer =>
  createPdf([catalogue, ...onePage, `<</Length ${bytes.length}>>\nstream\n${bytes}\nendstream`]);

export const encryptedPdf = (): Buffer =>
  createPdf(
    [
      catalogue,
      ...onePage,
      `<</Filter /Standard /V 1 /R 2 /O (${"o".repeat(32)}) /U (${"u".repeat(32)}) /P -4>>`,
    ],
    ` /Encrypt 4 0 R /ID [(${"i".repeat(16)}) (${"i".repeat(16)})]`,
  );

const megabyte = 1024 * 1024;

/** Compresses a head and megabytes of spaces without holding them in memory. */
function compressed(head: string, megabytes: number): Buffer {
  const part = (bytes: Buffer) => deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const one = part(Buffer.alloc(megabyte, " "));
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    part(Buffer.from(head)),
    ...Array.from({ length: megabytes }, () => one),
    deflateRawSync(Buffer.alloc(0)),
    // PDF readers ignore the checksum.
    Buffer.alloc(4),
  ]);
}

/** PDF with object streams that unpack to a thousand times their size. */
export function packedPdf(streams: number, megabytes: number): Buffer {
  const content = compressed("9 0 null", megabytes);
  const objects = objectStream(content);
  return createPdf([catalogue, ...onePage, ...Array.from({ length: streams }, () => objects)]);
}

export const svg = () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>',
  );

export const heic = () =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), randomBytes(200)]);

export const truncate = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
