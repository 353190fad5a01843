import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, type CalendarDate, isCalendarDate } from "@kaitori/domain";
import * as v from "valibot";
import type { Log } from "../../log.ts";
import { readBankList, ZenginData } from "../banks/bank-list.ts";
import { readKenAll } from "../postcodes/ken-all.ts";
import { deskTexts, ListError } from "./read-text.ts";

/** Dates of the lists in the server's dependencies; change a date when updating its npm package. */
export const bundledDates = { postcodes: "2026-04-06", banks: "2026-08-24" } as const;
export type ListName = keyof typeof bundledDates;
export const listNames = Object.keys(bundledDates) as ListName[];
export const isListName = (name: string): name is ListName => Object.hasOwn(bundledDates, name);

const Address = v.object({ prefecture: v.string(), city: v.string(), town: v.string() });

/** Reader of an import, minimum entries of a complete list, and stored form. */
const lists = {
  postcodes: { read: readKenAll, minimum: 100_000, stored: v.record(v.string(), v.array(Address)) },
  banks: { read: readBankList, minimum: 1_000, stored: ZenginData },
} as const;

const listFolder = (dataDir: string) => join(dataDir, "lists");

export type ListInUse = { readonly name: ListName; readonly date: CalendarDate; readonly path?: string };

/** Finds the lists in use with their days: the latest imported one if it is newer than the bundled one. */
export function readLists(dataDir: string): ListInUse[] {
  const folder = listFolder(dataDir);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return listNames.map((name) => {
    // Such as postcodes-2026-10-31.json.
    const date = files
      .filter((file) => file.startsWith(`${name}-`) && file.endsWith(".json"))
      .map((file) => file.slice(name.length + 1, -".json".length))
      .findLast(isCalendarDate);
    return date !== undefined && date > bundledDates[name]
      ? { name, date, path: join(folder, `${name}-${date}.json`) }
      : { name, date: bundledDates[name] };
  });
}

/** Reads the imported list; undefined if the bundled one is newer. */
export function readImportedList<Name extends ListName>(
  dataDir: string,
  name: Name,
): v.InferOutput<(typeof lists)[Name]["stored"]> | undefined {
  const path = readLists(dataDir).find((list) => list.name === name)?.path;
  return path === undefined ? undefined : v.parse(lists[name].stored, JSON.parse(readFileSync(path, "utf8")));
}

/** Imports a list, which the server uses after its next start. */
export function importList(
  dataDir: string,
  { name, date, bytes }: { name: ListName; date: CalendarDate; bytes: Uint8Array },
): { entries: number } {
  const list = lists[name].read(bytes);
  const entries = Object.keys(list).length;
  if (entries < lists[name].minimum) throw new ListError(deskTexts.listIncomplete({ count: entries }));
  if (date <= bundledDates[name]) throw new ListError(deskTexts.listOlder({ date: bundledDates[name] }));
  mkdirSync(listFolder(dataDir), { recursive: true });
  const path = join(listFolder(dataDir), `${name}-${date}.json`);
  writeFileSync(`${path}.new`, JSON.stringify(list));
  renameSync(`${path}.new`, path);
  return { entries };
}

const maximumAgeDays = 365;

export const oldLists = (dataDir: string, today: CalendarDate): ListInUse[] =>
  readLists(dataDir).filter(({ date }) => addDays(date, maximumAgeDays) < today);

export function warnOfOldLists(log: Log, dataDir: string, today: CalendarDate): void {
  for (const { name, date } of oldLists(dataDir, today))
    log("warn", "list is over a year old", { list: name, date });
}
