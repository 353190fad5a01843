import type { S3Location } from "./s3-store.ts";

/**
 * `s3://bucket/prefix?region=ap-northeast-1` is Amazon's, with credentials from its own environment;
 * `https://key:secret@host/bucket/prefix` is any compatible store.
 */
export function s3Location(address: URL): S3Location {
  const region = address.searchParams.get("region") ?? "ap-northeast-1";
  if (address.protocol === "s3:")
    return { bucket: address.hostname, prefix: prefixOf(address.pathname), client: { region } };

  const [bucket = "", ...rest] = address.pathname.slice(1).split("/");
  return {
    bucket,
    prefix: prefixOf(rest.join("/")),
    client: {
      region,
      endpoint: address.origin,
      forcePathStyle: true,
      credentials: {
        accessKeyId: decodeURIComponent(address.username),
        secretAccessKey: decodeURIComponent(address.password),
      },
      // Compatible stores do not all know the newer trailing checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    },
  };
}

function prefixOf(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, "");
  return inner === "" ? "" : `${inner}/`;
}
