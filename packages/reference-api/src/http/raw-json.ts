/** JSON text of the database, which is sent without parsing, because parsing lists is slow. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  with(fields: Readonly<Record<string, unknown>>): RawJson {
    return new RawJson(`${this.text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
  }
}
