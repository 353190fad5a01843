import { parseArgs } from "node:util";
import { todayInTokyo } from "@kaitori/domain";
import { readLanguage } from "../sentences/language.ts";
import { type BilingualText, say } from "../sentences/say.ts";
import { check } from "./check.ts";
import { type Command, findRoot, print, Refusal } from "./command.ts";
import { diff } from "./diff.ts";
import { font } from "./font.ts";
import { icons } from "./icons.ts";
import { look } from "./look.ts";
import { newBrand } from "./new.ts";
import { pictures } from "./pictures.ts";
import { preview } from "./preview.ts";
import { exportTokens, importTokens } from "./tokens.ts";

const commands: { readonly [name: string]: Command } = {
  new: newBrand,
  check,
  diff,
  look,
  pictures,
  icons,
  font,
  preview,
  export: exportTokens,
  import: importTokens,
};

/** Runs `npx pnpm brand …` in a folder; returns the exit code. */
export async function run(commandLine: readonly string[], folder: string, now: Date): Promise<number> {
  const { language, rest, error: languageError } = readLanguage(commandLine);
  const [name = "", ...args] = rest;
  const printMessage = (text: BilingualText) => void print(text[language]);
  if (languageError) {
    printMessage(languageError);
    return 2;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const wantsHelp = name === "" || name === "--help";
  if (!command || args.includes("--help")) {
    if (!command && !wantsHelp) printMessage(say("unknownCommand", { name }));
    printHelp(printMessage, command ? [command] : Object.values(commands));
    return command || wantsHelp ? 0 : 2;
  }
  try {
    const options: Record<string, { type: "string" | "boolean" }> = Object.fromEntries(
      Object.entries(command.flags).map(([flag, type]) => [flag, { type }]),
    );
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const output = { language, today: todayInTokyo(now), printMessage };
    return await command.run(findRoot(folder, command), positionals, values, output);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    process.stderr.write(`${refusal[language]}\n`);
    return 2;
  }
}

/** Message for an error that the user can correct; the parser throws for an unknown option. */
function refusalOf(error: unknown): BilingualText | undefined {
  if (error instanceof Refusal) return error.text;
  if (!(error instanceof TypeError && "code" in error)) return undefined;
  const option = /'(-[^' ]*)/.exec(error.message)?.[1];
  return error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" && option
    ? say("unknownOption", { option })
    : { en: error.message, ja: error.message };
}

function printHelp(printMessage: (text: BilingualText) => void, listed: readonly Command[]): void {
  printMessage(say("usage"));
  for (const { usage, help } of listed) {
    print(`\n  ${usage}`);
    printMessage({ en: `      ${help.en}`, ja: `      ${help.ja}` });
  }
  print();
  printMessage(say("langHelp"));
}
