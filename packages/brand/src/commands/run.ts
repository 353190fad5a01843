import { parseArgs } from "node:util";
import { check } from "./check.ts";
import { type Command, say } from "./command.ts";
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

/** Runs `npx pnpm brand …` in a folder; answers the exit code. */
export async function run([name = "", ...args]: readonly string[], folder: string): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || args.includes("--help")) {
    help();
    return command || name === "" || name === "--help" ? 0 : 2;
  }
  try {
    const { positionals, values } = parseArgs({ args, options: command.flags, allowPositionals: true });
    return await command.run(findWorkspace(folder, command), positionals, values);
  } catch (error) {
    const isForThePerson = error instanceof Refusal || (error instanceof TypeError && "code" in error);
    if (!isForThePerson) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function help(): void {
  say("npx pnpm brand COMMAND\n");
  for (const { usage, sentence } of Object.values(commands)) say(`  ${usage}\n      ${sentence}`);
}
