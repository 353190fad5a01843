import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeskAct } from "../acts.ts";
import {
  findUsage,
  isTaskAct,
  parseActCommand,
  parseListQuery,
  parseNewEntriesCommand,
  parseNumber,
  parseTaskCommand,
  parseTaskQuery,
  UsageError,
  usage,
} from "./commands.ts";
import { createDeskClient, type Demonstration, DeskRefusal } from "./desk-client.ts";
import { ServerUnreachable } from "./send-request.ts";
import { texts } from "./texts.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Commands that work on this machine's data without the server. */
export interface LocalCommands {
  readonly commands: {
    readonly [name: string]: (args: readonly string[], env: Environment) => string | Promise<string>;
  };
  /** Kind of an error: refused, not understood, or undefined for an unexpected one. */
  readonly classifyError: (error: unknown) => "refused" | "not understood" | undefined;
  readonly demonstration: Demonstration;
}

type Print = (text: string) => void;

/** Runs a desk command. Returns 0 when done, 1 when refused, 2 for wrong usage. */
export async function runDesk(
  [command = "", ...args]: readonly string[],
  env: Environment,
  local: LocalCommands,
  print: Print = console.log,
): Promise<number> {
  if (command === "--help") {
    print(usage);
    return 0;
  }
  const client = createDeskClient(env, local.demonstration);
  const show = (answer: unknown) => print(formatAnswer(answer));
  try {
    if (command === "list") show(await client.list(`/desk/entries?${parseListQuery(args)}`));
    else if (command === "login") {
      await client.login(args[0]);
      print(texts.loggedIn);
    } else if (command === "logout") {
      await client.logout();
      print(texts.loggedOut);
    } else if (command === "show") show(await client.get(`/desk/entries/${parseNumber(args[0])}`));
    else if (command === "find") show(await findByNumber(client, args[0]));
    else if (command === "tasks") show(await client.list(`/desk/tasks?${parseTaskQuery(args)}`));
    else if (command === "task") show(await client.get(`/desk/tasks/${parseNumber(args[0])}`));
    else if (isTaskAct(command)) {
      const { path, body } = parseTaskCommand(command, args);
      show(await client.post(path, body));
    } else if (command === "open") print(await download(client, args));
    else if (Object.hasOwn(local.commands, command))
      print((await local.commands[command]?.(args, env)) ?? "");
    else if (command === "stop" || command === "resume") {
      const { brand, body } = parseNewEntriesCommand(command, args);
      show(await client.post(`/desk/brands/${encodeURIComponent(brand)}/new_entries`, body));
    } else if (isDeskAct(command)) {
      const { act, entry, body } = parseActCommand(command, args);
      show(await client.post(`/desk/entries/${entry}/${act}`, body));
    } else throw new UsageError("");
    return 0;
  } catch (error) {
    const outcome = outcomeOf(error) ?? local.classifyError(error);
    if (outcome === undefined || !(error instanceof Error)) throw error;
    if (outcome === "refused") {
      print(error.message);
      return 1;
    }
    print([error.message, findUsage(command)].filter(Boolean).join("\n\n"));
    return 2;
  }
}

function outcomeOf(error: unknown): ReturnType<LocalCommands["classifyError"]> {
  if (error instanceof UsageError) return "not understood";
  return error instanceof DeskRefusal || error instanceof ServerUnreachable ? "refused" : undefined;
}

/** A receipt number contains a hyphen; a payment reference has digits only. */
const findByNumber = (client: ReturnType<typeof createDeskClient>, text = "") =>
  text.includes("-")
    ? client.list(`/desk/entries?${new URLSearchParams({ code: text.toUpperCase() })}`)
    : client.get(`/desk/hand_overs/${encodeURIComponent(text)}`);

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
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

const isPicture = (value: unknown) => typeof value === "string" && value.startsWith("data:image/");

async function download(
  client: ReturnType<typeof createDeskClient>,
  [file, folder = "."]: readonly string[],
): Promise<string> {
  const { name, bytes } = await client.bytes(`/desk/files/${parseNumber(file)}`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${file}-${name}`);
  await writeFile(path, bytes);
  return path;
}
