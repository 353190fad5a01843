/** JSON text of the database. Parsing and serialising it again would be the most expensive part of a list. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  with(fields: Readonly<Record<string, unknown>>): RawJson {
    return new RawJson(`${this.text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
  }
}
