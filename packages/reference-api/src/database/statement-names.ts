/** So many for a connection: every one of them is memory of the database. */
const most = 500;

/**
 * A statement that bears a name is read once for a connection, not each time it is asked, and planned anew only where
 * that may pay: at the calls that applicants make most, reading and planning was half of the work.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** No name: read anew each time. */
  of(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined || this.#names.size >= most || growsWithItsValues(sql) || asksForEveryColumn(sql))
      return name;
    const given = `kaitori_${this.#names.size}`;
    this.#names.set(sql, given);
    return given;
  }
}

/** A list or several rows, written out: whoever chooses their number could take every name. `any($1)` is one text. */
const growsWithItsValues = (sql: string): boolean => /\bin \(\$|\), \(\$/.test(sql);

/**
 * A newer process may add a column while this one runs: PostgreSQL then refuses a statement under its old name whose
 * answer would be another one. Within parentheses a `*` does not reach the answer.
 */
function asksForEveryColumn(sql: string): boolean {
  const outermost = sql.replace(/\([^()]*\)/g, "");
  return outermost === sql ? sql.includes("*") : asksForEveryColumn(outermost);
}
