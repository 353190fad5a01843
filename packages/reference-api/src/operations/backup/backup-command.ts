import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../../config/read-config.ts";
import { DataFolderInUse } from "../../database/data-folder-lock.ts";
import { UnreadableDocument } from "../../documents/store/encrypted-store.ts";
import { BackupError, backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

const commandTexts = {
  backup: {
    usage: `npx pnpm backup FOLDER, or kaitori-backup FOLDER where it is installed

Writes the database and all documents into a new folder. Needs the environment variables of the server. With
DATABASE_URL the servers may run, and PostgreSQL's pg_dump must be installed; without it, stop the server first.`,
    run: backUp,
    done: "Backed up",
  },
  restore: {
    usage: `npx pnpm restore FOLDER, or kaitori-restore FOLDER where it is installed

Restores a backup into an empty database and file store. Needs the environment variables of the server that will use
them, with the same SECRET_KEY as before. With DATABASE_URL, PostgreSQL's pg_restore must be installed; without it,
DATA_DIR (.data) must be empty.`,
    run: restore,
    done: "Restored",
  },
};

export async function backupCommand(
  name: keyof typeof commandTexts,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  now: Date,
  print: (line: string) => void = console.log,
): Promise<number> {
  const { usage, run, done } = commandTexts[name];
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (values.help || folder === undefined || more.length > 0) {
    print(`Usage: ${usage}`);
    return values.help ? 0 : 2;
  }
  try {
    const { database, documents, made } = await run(readConfig(env), folder, now);
    print(`${done}: ${folder} — ${database.kind}, ${Object.keys(documents).length} documents, of ${made}`);
    return 0;
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    return 1;
  }
}

/** True for an error whose message is a sentence for the operator. */
const isExpected = (error: unknown): error is Error =>
  [BackupError, ConfigError, DataFolderInUse, UnreadableDocument].some((kind) => error instanceof kind);
