import { crc32, deflateSync } from "node:zlib";

/** Files as a person would choose them: real enough for a server that decodes what it is given. */
export const photograph = (name: string) => ({ name, mimeType: "image/png", buffer: pngBytes() });

export const brokenPhotograph = (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from("not a photograph at all"),
});

export const emptyPdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(0) });

const size = 64;
/** A grey square; every call gives another one, because the server knows a file by its bytes. */
let shade = 0;
function pngBytes(): Buffer {
  shade += 1;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(size, shade % 251)]);
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(size).fill(line)));
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
