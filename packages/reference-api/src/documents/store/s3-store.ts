import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import type { ListableStore } from "./open-store.ts";

const limits = {
  connectionTimeout: 5_000,
  requestTimeout: 20_000,
  throwOnRequestTimeout: true,
  socketTimeout: 20_000,
};

/** Milliseconds for all attempts of a request, less than the 65 seconds after which the load balancer times out. */
export const storeTimeout = 45_000;

/** `s3://bucket/prefix?region=…` is Amazon's store; `https://key:secret@host/bucket/prefix` is a compatible one. */
export function createS3Store(address: URL, timeout = storeTimeout): ListableStore {
  const { bucket, prefix, client: config } = locationOf(address);
  const client = new S3Client({ ...config, requestHandler: limits });
  const timeoutOption = () => ({ abortSignal: AbortSignal.timeout(timeout) });
  const objectAt = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...objectAt(key), Body: bytes }), timeoutOption());
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectAt(key)), timeoutOption());
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(objectAt(key)), timeoutOption());
    },
    keys: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      ))
        for (const { Key = "" } of Contents) yield Key.slice(prefix.length);
    },
  };
}

function locationOf(address: URL): { bucket: string; prefix: string; client: S3ClientConfig } {
  const region = address.searchParams.get("region") ?? "ap-northeast-1";
  const isAmazon = address.protocol === "s3:";
  const path = address.pathname.split("/").filter((part) => part !== "");
  const [bucket = "", ...folders] = isAmazon ? [address.hostname, ...path] : path;
  const prefix = folders.map((folder) => `${folder}/`).join("");
  if (isAmazon) return { bucket, prefix, client: { region } };
  const client: S3ClientConfig = {
    region,
    endpoint: address.origin,
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(address.username),
      secretAccessKey: decodeURIComponent(address.password),
    },
    // Some compatible stores do not support trailing checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  };
  return { bucket, prefix, client };
}
