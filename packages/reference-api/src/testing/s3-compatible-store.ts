import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

/** Starts an empty S3-compatible store in this process. `filesUrl` is the value of FILES_URL. */
export async function startS3CompatibleStore() {
  const directory = await mkdtemp(join(tmpdir(), "kaitori-s3-"));
  const store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    // The store drops the last slash of the path that signs a listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "documents" }],
  });
  const { port } = await store.run();
  return {
    filesUrl: `http://S3RVER:S3RVER@127.0.0.1:${port}/documents/kaitori`,
    stop: async () => {
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}
