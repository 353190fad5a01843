import { setTimeout as pause } from "node:timers/promises";
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import pg from "pg";
import { ConfigError } from "../config/read-config.ts";
import { isLockTimeout, type OpenDatabase, ScopedPostgresDriver, type Tables } from "./database.ts";
import { StatementNames } from "./statement-names.ts";

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

/** Timeouts in milliseconds that release locks of a lost server and end requests to a silent database. */
export const databaseLimits = {
  answer: 45_000,
  statement: 30_000,
  idleInTransaction: 30_000,
  lock: 2_000,
} as const;

export async function openPostgreSQL(
  connectionString: string,
  limits: Readonly<Record<keyof typeof databaseLimits, number>> = databaseLimits,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 16,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    query_timeout: limits.answer,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  });
  // The pool replaces a broken connection. Without listeners its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  await pool.query("select 1").catch(async (error) => {
    await pool.end();
    throw new ConfigError(`DATABASE_URL names a database that cannot be used: ${error.message}.`);
  });
  return {
    kind: "postgresql",
    database: new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool: namedPool(pool) }) }),
    // Migrations have no time limit. Waiting for a lock, such as a backup's, must not block others.
    script: async (sql) => {
      const client = new pg.Client({ connectionString, keepAlive: true });
      await client.connect();
      const tryScript = async () => {
        try {
          await client.query(`begin; set local lock_timeout = ${limits.lock}; ${sql}; commit`);
          return true;
        } catch (error) {
          if (!isLockTimeout(error)) throw error;
          await client.query("rollback");
          return false;
        }
      };
      try {
        while (!(await tryScript())) await pause(limits.lock);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

/** Pool that names statements with values, so that PostgreSQL prepares each once. */
function namedPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  // Kysely identifies a connection by its client object.
  const wrappedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const wrapped = wrappedClients.get(client) ?? new NamedClient(client, names);
      wrappedClients.set(client, wrapped);
      return wrapped;
    },
  };
}

class NamedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  /** A prepared statement of this connection has become invalid. */
  #isInvalid = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(query: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof query !== "string") throw new Error("This pool does not support cursors.");
    const name = values.length > 0 ? this.#names.of(query) : undefined;
    return this.#client
      .query({ ...(name === undefined ? {} : { name }), text: query, values: [...values] })
      .catch((error) => {
        this.#isInvalid ||= invalidatesName(error);
        throw error;
      });
  }

  /** Discards a connection with invalid prepared statements. */
  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isInvalid);
  }
}

/** SQLSTATE codes: the result types have changed, or the name is unknown. */
const invalidNameCodes: ReadonlySet<unknown> = new Set(["0A000", "26000"]);

/** Any other error may have interrupted the query after its name was sent. */
const invalidatesName = (error: unknown): boolean =>
  !(error instanceof Error && "severity" in error && "code" in error) || invalidNameCodes.has(error.code);
