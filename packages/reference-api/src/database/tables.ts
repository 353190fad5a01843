import type { AccountTables } from "../accounts/account-tables.ts";
import type { DayTables } from "../days/day-tables.ts";
import type { DeskTables } from "../desk/desk-tables.ts";
import type { DraftTables } from "../drafts/draft-tables.ts";
import type { EntryTables } from "../entries/entry-tables.ts";
import type { FileTables } from "../files/file-tables.ts";
import type { HandOverTables } from "../hand-over/hand-over-tables.ts";
import type { TaskTables } from "../tasks/task-tables.ts";
import type { OperationTables } from "./operation-tables.ts";

/** Every table of the server; each area declares its own. */
export interface Tables
  extends AccountTables,
    FileTables,
    DraftTables,
    EntryTables,
    DayTables,
    HandOverTables,
    DeskTables,
    TaskTables,
    OperationTables {}
