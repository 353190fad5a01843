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
      hasVariableLength(sql) ||
      selectsAllColumns(sql)
    )
      return name;
    const newName = `kaitori_${this.#names.size}`;
    this.#names.set(sql, newName);
    return newName;
  }
}

/** True if the text depends on the number of values, so that each length would use up a name. */
const hasVariableLength = (sql: string): boolean => /\bin \(\$|\), \(\$/.test(sql);

/** True for `select *`, which PostgreSQL refuses after a new column. A `*` in parentheses has no effect. */
function selectsAllColumns(sql: string): boolean {
  const outermost = sql.replace(/\([^()]*\)/g, "");
  return outermost === sql ? sql.includes("*") : selectsAllColumns(outermost);
}
