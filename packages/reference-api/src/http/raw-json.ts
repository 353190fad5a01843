/** JSON that the database has already written; parsing it only to write it again would be the dearest part of a list. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
