/** Maximum names per connection, because each needs memory of the database. */
const maximumNames = 500;

/** Names of prepared statements. PostgreSQL parses a named statement only once per connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined for a statement that is not prepared. */
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

/** True for lists and rows, of which each length would use up a name. `any($1)` has one text. */
const growsWithItsValues = (sql: string): boolean => /\bin \(\$|\), \(\$/.test(sql);

/** True for `select *`, which PostgreSQL refuses after a new column. A `*` in parentheses has no effect. */
function asksForEveryColumn(sql: string): boolean {
  const outermost = sql.replace(/\([^()]*\)/g, "");
  return outermost === sql ? sql.includes("*") : asksForEveryColumn(outermost);
}
