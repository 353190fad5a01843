import { type Manner, usualManner } from "./manner.ts";
import { type Entry, emptyPerson, type Fields, isFields, list, now, type Person, text } from "./records.ts";

export interface Fault {
  method: string;
  /** The path behind /api/; a segment `*` stands for any. */
  path: string;
  status?: number;
  answer?: unknown;
  /** Fields of the answer (or of each row of a list) that get another value; a path with dots. */
  set?: Fields;
  /** Fields of the answer that are left out. */
  drop?: string[];
}

/** What a server may fail to do besides answering wrongly. */
export type Lapse =
  | "any token"
  | "no token"
  | "hidden token"
  | "no way out"
  | "everybody's entries"
  | "visitors of me are refused with 401"
  | "refusals without a sentence"
  | "profile for visitors";

export class State {
  manner: Manner = { ...usualManner };
  people: Person[] = [];
  entries: Entry[] = [];
  uploads = new Map<number, { owner: number; record: Fields }>();
  sessions = new Map<string, number>();
  resets = new Map<string, number>();
  suppress: Fields = { method: null, segment: null, message: null };
  faults: Fault[] = [];
  lapses = new Set<Lapse>();
  requests: { method: string; path: string; status: number }[] = [];
  #nextId = 101;

  newId(): number {
    return this.#nextId++;
  }

  addPerson(email: string, password: string, fields: Fields = {}): Person {
    const person: Person = {
      id: this.newId(),
      email,
      password,
      fields: { ...emptyPerson, ...fields },
      files: [],
      createTime: now(),
    };
    this.people.push(person);
    return person;
  }

  addUpload(owner: number, kind: string, name: string, contentType: string, image: string | null): Fields {
    const id = this.newId();
    const record: Fields = {
      id,
      kind,
      name,
      content_type: contentType,
      image,
      error: false,
      message: "",
      created_at: now(),
    };
    this.uploads.set(id, { owner, record });
    return record;
  }

  addEntry(owner: number, fields: Fields, claims: Fields[]): Entry {
    const entry: Entry = {
      id: this.newId(),
      owner,
      fields: {
        status: 1,
        account_activity_statement_confirmation_status: 1,
        financial_statement_confirmation_status: 1,
        channel_type: "web",
        created_at: now(),
        updated_at: now(),
        addfiles: [],
        ...fields,
      },
      claims: [],
    };
    entry.claims = claims.map((claim, index) => this.newClaim(entry.id, index, claim));
    this.entries.push(entry);
    return entry;
  }

  newClaim(entry: number, index: number, claim: Fields): Fields {
    return {
      status: 1,
      invoice_confirmation_status: 1,
      additional_doc_confirmation_status: 4,
      created_at: now(),
      updated_at: now(),
      contentfiles: [],
      ...claim,
      id: this.newId(),
      code: `C-${entry}-${index + 1}`,
      entry,
    };
  }

  /** The records of the files named by a body: ids, records with an id, or relations with a `contentfile`. */
  filesNamed(value: unknown, owner: number): Fields[] {
    return list(value).flatMap((row) => {
      const file = isFields(row) ? (row.contentfile ?? row.id) : row;
      const id = Number(isFields(file) ? file.id : text(file));
      const upload = this.uploads.get(id);
      return upload?.owner === owner ? [upload.record] : [];
    });
  }
}
