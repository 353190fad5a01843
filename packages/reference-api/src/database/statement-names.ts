/** So many for a connection: every one of them is memory of the database, and lists of any length make ever new texts. */
const most = 500;

/**
 * A statement that bears a name is read and planned once for a connection, not each time it is asked: at the calls
 * that applicants make most, that was half of the work.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** No name: read anew each time. */
  of(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined || this.#names.size >= most || asksForEveryColumn(sql)) return name;
    const given = `kaitori_${this.#names.size}`;
    this.#names.set(sql, given);
    return given;
  }
}

/**
 * A newer process may add a column while this one runs: PostgreSQL then refuses a statement under its old name whose
 * answer would be another one. Within parentheses a `*` does not reach the answer.
 */
function asksForEveryColumn(sql: string): boolean {
  const outermost = sql.replace(/\([^()]*\)/g, "");
  return outermost === sql ? sql.includes("*") : asksForEveryColumn(outermost);
}
