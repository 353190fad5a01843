import { parseArgs } from "node:util";
import { readLanguage } from "../sentences/language.ts";
import { type BilingualText, say } from "../sentences/say.ts";
import { check } from "./check.ts";
import { type Command, print } from "./command.ts";
import { diff } from "./diff.ts";
import { font } from "./font.ts";
import { icons } from "./icons.ts";
import { look } from "./look.ts";
import { newBrand } from "./new.ts";
import { pictures } from "./pictures.ts";
import { preview } from "./preview.ts";
import { Refusal } from "./refusal.ts";
import { exportTokens, importTokens } from "./tokens.ts";
import { findWorkspace } from "./workspace.ts";

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
export async function run(commandLine: readonly string[], folder: string): Promise<number> {
  const { language, rest, error: languageError } = readLanguage(commandLine);
  const [name = "", ...args] = rest;
  const tell = (sentence: BilingualText) => void print(sentence[language]);
  if (languageError) {
    tell(languageError);
    return 2;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const wantsHelp = name === "" || name === "--help";
  if (!command || args.includes("--help")) {
    if (!command && !wantsHelp) tell(say("unknownCommand", { name }));
    help(tell, command ? [command] : Object.values(commands));
    return command || wantsHelp ? 0 : 2;
  }
  try {
    const { positionals, values } = parseArgs({ args, options: command.flags, allowPositionals: true });
    return await command.run(findWorkspace(folder, command), positionals, values, { language, tell });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    process.stderr.write(`${refusal[language]}\n`);
    return 2;
  }
}

/** Message for an error that the user can correct; the parser throws for an unknown option. */
function refusalOf(error: unknown): BilingualText | undefined {
  if (error instanceof Refusal) return error.sentence;
  if (!(error instanceof TypeError && "code" in error)) return undefined;
  const option = /'(-[^' ]*)/.exec(error.message)?.[1];
  return error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" && option
    ? say("unknownOption", { option })
    : { en: error.message, ja: error.message };
}

function help(tell: (sentence: BilingualText) => void, listed: readonly Command[]): void {
  tell(say("usage"));
  for (const { usage, sentence } of listed) {
    print(`\n  ${usage}`);
    tell({ en: `      ${sentence.en}`, ja: `      ${sentence.ja}` });
  }
  print();
  tell(say("langHelp"));
}
