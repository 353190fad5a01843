import { expect, test } from "vitest";
import { ConfigError } from "../config/read-config.ts";
import { openDatabase } from "./open-database.ts";

test("an unreachable database is reported with the name of its variable", async () => {
  // No server listens on the discard port (RFC 863).
  const opening = openDatabase({
    databaseUrl: "postgres://127.0.0.1:9/kaitori",
    dataDir: "unused",
    environment: "development",
  });
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(/^DATABASE_URL .*ECONNREFUSED.*\.$/);
});
