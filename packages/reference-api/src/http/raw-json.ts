/** JSON that the database has already written; parsing it only to serialise it again would be the most expensive part of a list. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
