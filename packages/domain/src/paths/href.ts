import { type PagePath, pagePaths } from "./page-paths.ts";

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | NamesIn<After>
    : Rest
  : never;

/** Parameters that a link to the page needs: `{ entryId }`, or none. */
type Params<Path extends PagePath> = [NamesIn<Path>] extends [never]
  ? []
  : [params: Readonly<Record<NamesIn<Path>, number | string>>];

type Href = {
  readonly [Page in keyof typeof pagePaths]: (...params: Params<(typeof pagePaths)[Page]>) => string;
};

/** Adds a final slash, except after `$`, for which mails put the token of the recipient. */
const addressOf = (path: PagePath, params: Readonly<Record<string, number | string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name])) + (/[/$]$/.test(path) ? "" : "/");

/** The address of a page: `href.entryDetail({ entryId })`. */
export const href = Object.fromEntries(
  Object.entries(pagePaths).map(([page, path]) => [
    page,
    (params?: Readonly<Record<string, number | string>>) => addressOf(path, params),
  ]),
) as Href;
