import { expect, test } from "vitest";
import { ConfigError } from "../config/read-config.ts";
import { openDatabase } from "./open-database.ts";

test("a database that cannot be reached is told in a sentence that names the variable", async () => {
  // Nobody listens on the port that is kept for that (RFC 863).
  const opening = openDatabase({
    databaseUrl: "postgres://127.0.0.1:9/kaitori",
    dataDir: "unused",
    environment: "development",
  });
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(/^DATABASE_URL .*ECONNREFUSED.*\.$/);
});
