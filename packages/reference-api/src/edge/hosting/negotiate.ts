import type { Encoding, SiteFile } from "./site-file.ts";

/** The smallest form that the browser takes; `br;q=0` means that it does not. */
export function negotiate({ bytes }: SiteFile, acceptEncoding = ""): Encoding {
  const accepted = new Set(
    acceptEncoding
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  const wanted: readonly Encoding[] = ["br", "gzip"];
  return wanted.find((encoding) => accepted.has(encoding) && bytes[encoding]) ?? "identity";
}
