import { readFileSync } from "node:fs";
import { isCalendarDate, todayInTokyo } from "@kaitori/domain";
import { readConfig } from "../config/read-config.ts";
import { isListName, listNames, listsInUse, oldLists, takeList } from "../lookups/lists/kept-lists.ts";
import { ListError, say } from "../lookups/lists/list-error.ts";
import { UsageError } from "./usage-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** `desk lists` shows of which day the lists are, `desk lists postcodes KEN_ALL.CSV 2026-10-31` takes a newer one in. */
export function runListsCommand(words: readonly string[], env: Environment, now = new Date()): string {
  const { dataDir } = readConfig(env);
  const today = todayInTokyo(now);
  const [name, file, date] = words;
  if (name === undefined) {
    const old = new Set(oldLists(dataDir, today).map((list) => list.name));
    return listsInUse(dataDir)
      .map(({ name, date }) => (old.has(name) ? say.listOld({ name, date }) : say.listOfDay({ name, date })))
      .join("\n");
  }
  if (!isListName(name)) throw new UsageError(say.listUnknown({ name, names: listNames.join(", ") }));
  if (file === undefined || date === undefined || !isCalendarDate(date) || date > today)
    throw new UsageError(say.listWanted);
  const { entries } = takeList(dataDir, { name, date, bytes: readOrRefuse(file) });
  return say.listTaken({ name, count: entries, date });
}

function readOrRefuse(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new ListError(say.listUnreadable({ file }));
  }
}
