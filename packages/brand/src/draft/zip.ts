export type Zipped = Uint8Array<ArrayBuffer>;

/** An uncompressed ZIP archive of these files, since a brand's folder is small. */
export function zip(files: { readonly [path: string]: string | Uint8Array }): Zipped {
  const text = new TextEncoder();
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = text.encode(path);
    const bytes = typeof content === "string" ? text.encode(content) : content;
    const commonFields = [
      [2, 20],
      // Format version 2.0, names in UTF-8, no compression, date 1 January 2026.
      [2, 0x0800],
      [2, 0],
      [2, 0],
      [2, ((2026 - 1980) << 9) | (1 << 5) | 1],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = concatenate([numbers([[4, 0x04034b50], ...commonFields]), name, bytes]);
    directory.push(
      numbers([[4, 0x02014b50], [2, 20], ...commonFields, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      name,
    );
    locals.push(local);
    offset += local.length;
  }
  const central = concatenate(directory);
  const count = locals.length;
  const end = numbers([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, central.length],
    [4, offset],
    [2, 0],
  ]);
  return concatenate([...locals, central, end]);
}

/** Little-endian numbers of 2 or 4 bytes. */
function numbers(fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** place) % 256),
    ),
  );
}

function concatenate(parts: readonly Uint8Array[]): Zipped {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
