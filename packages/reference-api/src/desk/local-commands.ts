import { readFileSync } from "node:fs";
import type { LocalCommands } from "@kaitori/desk";
import { isCalendarDate, todayInTokyo } from "@kaitori/domain";
import { developmentDeskHost } from "../config/config.ts";
import { demoPassword, demoStaffEmail } from "../config/demo-account.ts";
import { ConfigError, readConfig } from "../config/read-config.ts";
import { DataFolderInUse } from "../database/data-folder-lock.ts";
import { importList, isListName, listNames, oldLists, readLists } from "../lookups/lists/imported-lists.ts";
import { deskTexts, ListError } from "../lookups/lists/read-text.ts";
import { demoCode } from "./demo-staff.ts";
import { runStaffCommand, UsageError } from "./staff-command.ts";

/** Commands that run without the server: `lists` imports postcodes and banks, `staff` manages accounts of the staff. */
export const localCommands = (clock: () => Date): LocalCommands => ({
  commands: {
    lists: (args, env) => runListsCommand(args, env, clock()),
    staff: (args, env) => runStaffCommand(args, env, clock),
  },
  usageErrors: [UsageError],
  refusals: [ConfigError, DataFolderInUse, ListError],
  demonstration: {
    server: `http://${developmentDeskHost}:4100`,
    email: demoStaffEmail,
    password: demoPassword,
    code: () => demoCode(clock()),
  },
});

/** Shows the dates of the postcode list and the bank list, or imports a newer one: `postcodes KEN_ALL.CSV 2026-10-31`. */
function runListsCommand(args: readonly string[], env: NodeJS.ProcessEnv, now: Date): string {
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
