import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findUsage, parseChange, parseNumber, parseRead, UsageError, usage } from "./commands.ts";
import { createDeskClient, type Demonstration, type DeskClient, DeskRefusal } from "./desk-client.ts";
import { texts } from "./texts.ts";

type ErrorClass = new (...args: never[]) => Error;

const isOneOf = (error: unknown, classes: readonly ErrorClass[]): error is Error =>
  classes.some((errorClass) => error instanceof errorClass);

/** Commands that work on this machine's data without the server. */
export interface LocalCommands {
  readonly commands: {
    readonly [name: string]: (args: readonly string[], env: NodeJS.ProcessEnv) => string | Promise<string>;
  };
  readonly usageErrors: readonly ErrorClass[];
  /** Classes of errors whose message is a sentence. */
  readonly refusals: readonly ErrorClass[];
  readonly demonstration: Demonstration;
}

/** Runs a desk command. Returns 0 when done, 1 when refused, 2 for wrong usage. */
export async function runDesk(
  [command = "", ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  local: LocalCommands,
  print: (text: string) => void = console.log,
): Promise<number> {
  if (command === "--help") {
    print(usage);
    return 0;
  }
  try {
    const localCommand = Object.hasOwn(local.commands, command) ? local.commands[command] : undefined;
    print(
      localCommand
        ? await localCommand(args, env)
        : await runOnServer(createDeskClient(env, local.demonstration), command, args),
    );
    return 0;
  } catch (error) {
    if (isOneOf(error, [UsageError, ...local.usageErrors])) {
      print([error.message, findUsage(command)].filter(Boolean).join("\n\n"));
      return 2;
    }
    if (!isOneOf(error, [DeskRefusal, ...local.refusals])) throw error;
    print(error.message);
    return 1;
  }
}

async function runOnServer(client: DeskClient, command: string, args: readonly string[]): Promise<string> {
  switch (command) {
    case "open":
      return download(client, args);
    case "login":
      await client.login(args[0]);
      return texts.loggedIn;
    case "logout":
      await client.logout();
      return texts.loggedOut;
  }
  const path = parseRead(command, args);
  if (path !== undefined) return formatAnswer(await client.get(path));
  const change = parseChange(command, args);
  if (!change) throw new UsageError("");
  return formatAnswer(await client.post(change.path, change.body));
}

/**
 * Prints JSON with control and direction characters escaped, because applicants' texts may contain them. Pictures are
 * opened with `desk open`.
 */
const formatAnswer = (answer: unknown): string =>
  JSON.stringify(answer, (_, value) => (isPicture(value) ? "(desk open)" : value), 2).replace(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    escapeCharacter,
  );

const escapeCharacter = (character: string) =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const isPicture = (value: unknown) => typeof value === "string" && value.startsWith("data:image/");

async function download(client: DeskClient, [file, folder = "."]: readonly string[]): Promise<string> {
  const { name, bytes } = await client.bytes(`/desk/files/${parseNumber(file)}`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${file}-${name}`);
  await writeFile(path, bytes);
  return path;
}
