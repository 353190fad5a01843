import { Kysely, PostgresDialect, type PostgresDialectConfig } from "kysely";
import pg from "pg";
import { ConfigError } from "../config/read-config.ts";
import type { OpenDatabase } from "./database.ts";
import { namedPool } from "./named-pool.ts";
import { ScopedPostgresDriver } from "./scope-at-begin.ts";
import type { Tables } from "./tables.ts";

class ScopedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ScopedPostgresDriver(this.#config);
  }
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

export async function openPostgreSQL(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, types, max: 16, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is replaced by the pool, and whoever was using it gets an error of the query;
  // without listeners the break itself would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  await pool.query("select 1").catch(async (error) => {
    await pool.end();
    throw new ConfigError(`DATABASE_URL names a database that cannot be used: ${error.message}.`);
  });
  return {
    kind: "postgresql",
    database: new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool: namedPool(pool) }) }),
    script: async (sql) => {
      const client = await pool.connect();
      try {
        await client.query(`begin; ${sql}; commit`);
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
