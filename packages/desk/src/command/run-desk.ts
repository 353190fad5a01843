import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeskAct } from "../acts.ts";
import { ServerNotThere } from "./ask-server.ts";
import {
  actCommand,
  isTaskAct,
  listQuery,
  newEntriesCommand,
  numberOf,
  taskCommand,
  taskQuery,
  UsageError,
  usage,
  usageOf,
} from "./commands.ts";
import { type Demonstration, DeskRefusal, deskClient } from "./desk-client.ts";
import { say } from "./words.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Commands that need no server: they work on the data of the machine that they are called on. */
export interface LocalCommands {
  readonly commands: {
    readonly [name: string]: (words: readonly string[], env: Environment) => string | Promise<string>;
  };
  /** Of an error of theirs: refused for a reason, not understood, or anything else, which shows where it broke. */
  readonly standing: (error: unknown) => "refused" | "not understood" | undefined;
  /** The person meant where nobody is named. */
  readonly demonstration: Demonstration;
}

type Print = (text: string) => void;

/** The desk at the command line; 0 when it was done, 1 when the server refused, 2 when it was not understood. */
export async function runDesk(
  [command = "", ...words]: readonly string[],
  env: Environment,
  local: LocalCommands,
  print: Print = console.log,
): Promise<number> {
  if (command === "--help") {
    print(usage);
    return 0;
  }
  const client = deskClient(env, local.demonstration);
  const show = (answer: unknown) => print(readable(answer));
  try {
    if (command === "list") show(await client.list(`/desk/entries?${listQuery(words)}`));
    else if (command === "login") {
      await client.login(words[0]);
      print(say.loggedIn);
    } else if (command === "logout") {
      await client.logout();
      print(say.loggedOut);
    } else if (command === "show") show(await client.get(`/desk/entries/${numberOf(words[0])}`));
    else if (command === "find") show(await found(client, words[0]));
    else if (command === "tasks") show(await client.list(`/desk/tasks?${taskQuery(words)}`));
    else if (command === "task") show(await client.get(`/desk/tasks/${numberOf(words[0])}`));
    else if (isTaskAct(command)) {
      const { path, body } = taskCommand(command, words);
      show(await client.post(path, body));
    } else if (command === "open") print(await download(client, words));
    else if (Object.hasOwn(local.commands, command))
      print((await local.commands[command]?.(words, env)) ?? "");
    else if (command === "stop" || command === "resume") {
      const { brand, body } = newEntriesCommand(command, words);
      show(await client.post(`/desk/brands/${encodeURIComponent(brand)}/new_entries`, body));
    } else if (isDeskAct(command)) {
      const { act, entry, body } = actCommand(command, words);
      show(await client.post(`/desk/entries/${entry}/${act}`, body));
    } else throw new UsageError("");
    return 0;
  } catch (error) {
    const standing = standingOf(error) ?? local.standing(error);
    if (standing === undefined || !(error instanceof Error)) throw error;
    if (standing === "refused") {
      print(error.message);
      return 1;
    }
    print([error.message, usageOf(command)].filter(Boolean).join("\n\n"));
    return 2;
  }
}

function standingOf(error: unknown): ReturnType<LocalCommands["standing"]> {
  if (error instanceof UsageError) return "not understood";
  return error instanceof DeskRefusal || error instanceof ServerNotThere ? "refused" : undefined;
}

/** A receipt number has a hyphen in it, the reference of a payment is digits alone. */
const found = (client: ReturnType<typeof deskClient>, text = "") =>
  text.includes("-")
    ? client.list(`/desk/entries?${new URLSearchParams({ code: text.toUpperCase() })}`)
    : client.get(`/desk/hand_overs/${encodeURIComponent(text)}`);

/**
 * What applicants have written may hold characters that steer a terminal or turn the direction of reading: they are escaped,
 * so the answer stays JSON. Pictures are looked at with `desk open`.
 */
const readable = (answer: unknown): string =>
  JSON.stringify(answer, (_, value) => (isPicture(value) ? "(desk open)" : value), 2).replace(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    escaped,
  );

const escaped = (character: string) =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

const isPicture = (value: unknown) => typeof value === "string" && value.startsWith("data:image/");

async function download(
  client: ReturnType<typeof deskClient>,
  [file, folder = "."]: readonly string[],
): Promise<string> {
  const { name, bytes } = await client.bytes(`/desk/files/${numberOf(file)}`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${file}-${name}`);
  await writeFile(path, bytes);
  return path;
}
