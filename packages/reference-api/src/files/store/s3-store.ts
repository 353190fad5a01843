import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import type { FileStore } from "./file-store.ts";

export type S3Location = { bucket: string; prefix: string; client: S3ClientConfig };

/** A store that does not answer is given up while whoever asked still waits. */
const limits = {
  connectionTimeout: 5_000,
  requestTimeout: 30_000,
  throwOnRequestTimeout: true,
  socketTimeout: 30_000,
};

export function s3Store({ bucket, prefix, client: config }: S3Location): FileStore {
  const client = new S3Client({ ...config, requestHandler: limits });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    put: async (key, bytes, contentType) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
