import { type PGlite, parse, protocol } from "@electric-sql/pglite";
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { StatementNames } from "./statement-names.ts";

/**
 * Kysely dialect of the embedded database. Kysely's own takes six steps per statement and wakes every waiter when the
 * connection is free; this one takes half the time (bench/throughput.ts).
 */
export class EmbeddedDialect implements Dialect {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  createDriver = () => new EmbeddedDriver(new EmbeddedConnection(this.#pglite));
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (database: Kysely<unknown>) => new PostgresIntrospector(database);
}

/** After this time the driver lets timers and the network run. */
const yieldAfterMilliseconds = 10;

class EmbeddedDriver implements Driver {
  readonly #connection: EmbeddedConnection;
  /** Settles when the last queued query ends. */
  #queue = Promise.resolve();
  #releaseNext = () => {};
  #pausedAt = 0;

  constructor(connection: EmbeddedConnection) {
    this.#connection = connection;
  }

  /** Waits for the only connection in the order of arrival. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const earlierQueries = this.#queue;
    this.#queue = promise;
    await earlierQueries;
    this.#releaseNext = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const releaseNext = this.#releaseNext;
    if (performance.now() - this.#pausedAt < yieldAfterMilliseconds) return releaseNext();
    setImmediate(() => {
      this.#pausedAt = performance.now();
      releaseNext();
    });
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.run("begin");
  }

  async commitTransaction(): Promise<void> {
    // After an error PostgreSQL answers a commit with a rollback.
    if ((await this.#connection.run("commit")) === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.run("rollback");
  }

  async destroy(): Promise<void> {
    await this.#queue;
  }

  async init(): Promise<void> {}
}

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

interface Statement {
  /** The database drops a statement without a name at the next one. */
  name: string;
  types: readonly number[];
  columns: Messages;
}

const { serialize } = protocol;

class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #names = new StatementNames();
  readonly #prepared = new Map<string, Statement>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Runs a command without values and rows; returns the command that the database reports. */
  async run(command: string): Promise<string | undefined> {
    const messages = await this.#send(serialize.query(command));
    return parse.parseResults(messages, this.#pglite.parsers)[0]?.command;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { name, types, columns } = await this.#statement(sql);
    const values = parameters.map((value, index) => this.#serialize(value, types[index]));
    const messages = await this.#send(
      serialize.bind({ statement: name, values }),
      serialize.execute(),
      serialize.sync(),
    );
    const [result] = parse.parseResults([...columns, ...messages], this.#pglite.parsers);
    return {
      rows: (result?.rows ?? []) as Row[],
      ...(result?.affectedRows === undefined ? {} : { numAffectedRows: BigInt(result.affectedRows) }),
    };
  }

  // biome-ignore lint/correctness/useYield: there is nothing to stream from a database in this process.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("The embedded database does not stream.");
  }

  async #statement(sql: string): Promise<Statement> {
    const name = this.#names.of(sql) ?? "";
    const prepared = this.#prepared.get(name);
    if (prepared) return prepared;
    const messages = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === "rowDescription"),
    };
    if (name !== "") this.#prepared.set(name, statement);
    return statement;
  }

  #serialize(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  #send(...messages: Uint8Array[]): Promise<Messages> {
    if (!this.#pglite.ready) throw new Error("The embedded database is closed.");
    return this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: true });
  }
}
