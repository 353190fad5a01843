import { readFileSync } from "node:fs";
import { isCalendarDate, todayInTokyo } from "@kaitori/domain";
import { readConfig } from "../config/read-config.ts";
import { importList, isListName, listNames, oldLists, readLists } from "../lookups/lists/imported-lists.ts";
import { deskTexts, ListError } from "../lookups/lists/read-text.ts";

/** A command with invalid arguments; the message shows the usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Shows the dates of the postcode list and the bank list, or imports a newer one: `postcodes KEN_ALL.CSV 2026-10-31`. */
export function runListsCommand(args: readonly string[], env: Environment, now: Date): string {
  const { dataDir } = readConfig(env);
  const today = todayInTokyo(now);
  const [name, file, date] = args;
  if (name === undefined) {
    const oldNames = new Set(oldLists(dataDir, today).map((list) => list.name));
    return readLists(dataDir)
      .map(({ name, date }) =>
        oldNames.has(name) ? deskTexts.listOld({ name, date }) : deskTexts.listOfDay({ name, date }),
      )
      .join("\n");
  }
  if (!isListName(name)) throw new UsageError(deskTexts.listUnknown({ name, names: listNames.join(", ") }));
  if (file === undefined || date === undefined || !isCalendarDate(date) || date > today)
    throw new UsageError(deskTexts.listWanted);
  const { entries } = importList(dataDir, { name, date, bytes: readListFile(file) });
  return deskTexts.listTaken({ name, count: entries, date });
}

function readListFile(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new ListError(deskTexts.listUnreadable({ file }));
  }
}
