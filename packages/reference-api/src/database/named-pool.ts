import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { StatementNames } from "./statement-names.ts";

/** Pool that names statements with values, so that PostgreSQL prepares each once. */
export function namedPool(pool: pg.Pool): PostgresPool {
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
