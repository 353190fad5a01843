import type { BuildStep, CallArea, CallName, FieldType } from "@kaitori/wire";
import type { ErrorShape } from "./error-shapes.ts";

/** Texts of the pages about your own server, in both languages; the wire provides the rest. */
export interface OwnServerTexts {
  readonly lang: "en" | "ja";
  /** A label and its text. */
  readonly told: (word: string, text: string) => string;
  readonly call: {
    readonly specification: string;
    readonly since: (level: number) => string;
    readonly path: string;
    readonly query: string;
    readonly body: string;
    readonly none: string;
    /** Note on optional fields of a body. */
    readonly mayBeMissing: string;
    readonly file: string;
    readonly answer: string;
    readonly noAnswer: string;
    readonly notShown: string;
    readonly listOf: (record: string) => string;
    readonly sameAs: (call: string) => string;
    readonly errors: string;
    readonly commonErrors: string;
    /** Errors of specified calls that the specification does not show. */
    readonly moreErrors: string;
    readonly visitor: string;
    readonly operational: string;
    readonly key: string;
    readonly example: string;
  };
  readonly field: {
    readonly optional: string;
    readonly nullable: string;
    readonly addition: string;
    readonly longest: (most: number) => string;
    readonly most: (most: number) => string;
    readonly listOf: (record: string) => string;
  };
  readonly types: Readonly<Record<FieldType, string>>;
  readonly records: string;
  readonly recordElsewhere: (area: string) => string;
  readonly areas: Readonly<Record<CallArea, { readonly title: string; readonly intro: string }>>;
  /** Purpose of each call in this language; English by default. */
  readonly summaries: Readonly<Partial<Record<CallName, string>>>;
  readonly order: {
    readonly title: string;
    readonly intro: string;
    readonly thenWorks: string;
    readonly steps: Readonly<Record<BuildStep, { readonly title: string; readonly works: string }>>;
  };
  readonly errors: {
    readonly title: string;
    readonly intro: string;
    readonly shows: string;
    readonly shapes: Readonly<Record<ErrorShape, { readonly title: string; readonly shows: string }>>;
  };
}
