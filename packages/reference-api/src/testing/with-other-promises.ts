import type { OpenDatabase } from "../database/database.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { everyoneBrand } from "./test-brands.ts";

/** Runs a second server on the database, whose brand promises other hand-over days. */
export async function withOtherPromises(
  database: OpenDatabase,
  work: (laterServer: TestServer) => Promise<void>,
): Promise<void> {
  const { settings } = everyoneBrand;
  const promises = { ...settings.promises, handOver: 9, closedDay: "previous" } as const;
  const laterServer = await createTestServer(
    { review: "desk" },
    {
      opened: { ...database, close: async () => {} },
      brands: [{ ...everyoneBrand, settings: { ...settings, promises } }],
    },
  );
  await work(laterServer);
  await laterServer.close();
}
