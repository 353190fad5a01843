import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { StatementNames } from "./statement-names.ts";

/** The pool as Kysely asks it, with a name for every statement that takes values. */
export function namedPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  // Kysely knows a connection again by its client.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const named = known.get(client) ?? new NamedClient(client, names);
      known.set(client, named);
      return named;
    },
  };
}

class NamedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  /** A name on this connection answers no more. */
  #spoilt = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("Answers are not read in parts here.");
    const name = values.length > 0 ? this.#names.of(asked) : undefined;
    return this.#client
      .query({ ...(name === undefined ? {} : { name }), text: asked, values: [...values] })
      .catch((error) => {
        this.#spoilt ||= spoilsItsName(error);
        throw error;
      });
  }

  /** A connection that no longer knows its own statements is not lent again. */
  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#spoilt);
  }
}

/** The answer would have other types than before; the name is not known. */
const gone: ReadonlySet<unknown> = new Set(["0A000", "26000"]);

/** An error that is not PostgreSQL's may have interrupted the query after its name was sent. */
const spoilsItsName = (error: unknown): boolean =>
  !(error instanceof Error && "severity" in error && "code" in error) || gone.has(error.code);
