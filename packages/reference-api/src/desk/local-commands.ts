import { developmentDeskHost } from "../config/config.ts";
import { demoPassword, demoStaffEmail } from "../config/demo-account.ts";
import { ConfigError } from "../config/read-config.ts";
import { DataFolderInUse } from "../database/data-folder-lock.ts";
import { ListError } from "../lookups/lists/read-text.ts";
import { demoCode } from "./demo-staff.ts";
import { runListsCommand, UsageError } from "./lists-command.ts";
import { runStaffCommand } from "./staff-command.ts";

type Arguments = readonly string[];
type Environment = Readonly<Record<string, string | undefined>>;

/** Commands that run without the server: `lists` imports postcodes and banks, `staff` manages accounts of the staff. */
export const localCommands = (clock: () => Date) => ({
  commands: {
    lists: (args: Arguments, env: Environment) => runListsCommand(args, env, clock()),
    staff: (args: Arguments, env: Environment) => runStaffCommand(args, env, clock),
  },
  classifyError: (error: unknown) =>
    error instanceof UsageError
      ? "not understood"
      : error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof ListError
        ? "refused"
        : undefined,
  demonstration: {
    server: `http://${developmentDeskHost}:4100`,
    email: demoStaffEmail,
    password: demoPassword,
    code: () => demoCode(clock()),
  },
});
