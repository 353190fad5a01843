import type { CalendarDate } from "@kaitori/domain";

/** A piece of code, and what makes the sentence untrue in its place. */
export type Broken = readonly [from: string, to: string];

/** What makes a sentence true. */
export type Proof =
  /** A key of the brand's settings. */
  | { readonly setting: string }
  /**
   * A file of the repository and a name in it; and the test that fails when it is so no more: its file, and words of its
   * title. `npx pnpm proofs` puts `broken` in place of the code that stands there once, and the test has to fail.
   */
  | {
      readonly code: `${string}#${string}`;
      readonly test: `${string}.ts#${string}`;
      readonly broken: Broken;
    }
  /** Another sentence says it, and what makes that one true. */
  | { readonly sentence: string }
  /** A law says it, whatever a program does: the article, and since when its version that was read is in force. */
  | { readonly law: string; readonly version: CalendarDate };

/** Beside each sentence of a text, in its order, what makes it true. */
export type Proofs = Readonly<Record<string, readonly (readonly Proof[])[]>>;

export const setting = (key: string): Proof => ({ setting: key });
export const sentence = (key: string): Proof => ({ sentence: key });
export const law = (name: string, version: CalendarDate): Proof => ({ law: name, version });

const folders = {
  domain: "packages/domain/src",
  brand: "packages/brand/src",
  server: "packages/reference-api/src",
  site: "packages/site/src",
} as const;
type Place = `${keyof typeof folders}/${string}#${string}`;

const inFolder = (place: Place) => {
  const [folder = "", ...rest] = place.split("/");
  return `${folders[folder as keyof typeof folders]}/${rest.join("/")}`;
};

/** `code("domain/price/price.ts#priceOf", "domain/price/price.test.ts#words of its title", ["a - b", "a + b"])` */
export const code = (place: Place, test: `${Place}`, broken: Broken): Proof => ({
  code: inFolder(place) as `${string}#${string}`,
  test: inFolder(test) as `${string}.ts#${string}`,
  broken,
});
