import type { Selectable } from "kysely";
import type { Executor } from "../database/database.ts";
import type { OperationTables } from "../database/tables/operation-tables.ts";

export type Mail = Selectable<OperationTables["mail"]>;

export const findMail = (executor: Executor, id: number): Promise<Mail | undefined> =>
  executor.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();

export const latestMails = (executor: Executor, limit: number): Promise<Mail[]> =>
  executor.selectFrom("mail").selectAll().orderBy("id", "desc").limit(limit).execute();
