/** Maximum names per connection; each takes memory of the database. */
const maximumNames = 500;

/**
 * Names for prepared statements: PostgreSQL parses a named statement once per connection. Parsing and planning took
 * half of the time of the most frequent calls.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined: the statement is not prepared. */
  of(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (
      name !== undefined ||
      this.#names.size >= maximumNames ||
      growsWithItsValues(sql) ||
      asksForEveryColumn(sql)
    )
      return name;
    const newName = `kaitori_${this.#names.size}`;
    this.#names.set(sql, newName);
    return newName;
  }
}

/** A written-out list or several rows: each length would use up a name. `any($1)` has one text. */
const growsWithItsValues = (sql: string): boolean => /\bin \(\$|\), \(\$/.test(sql);

/**
 * If a newer process adds a column, PostgreSQL refuses a prepared `select *`. Inside parentheses a `*` does not
 * affect the result.
 */
function asksForEveryColumn(sql: string): boolean {
  const outermost = sql.replace(/\([^()]*\)/g, "");
  return outermost === sql ? sql.includes("*") : asksForEveryColumn(outermost);
}
