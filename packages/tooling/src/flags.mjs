import { parseArgs } from "node:util";
import { Refusal } from "./refusal.mjs";
import { say } from "./sentences.mjs";

/**
 * Reads `--name value` and `--name` from the arguments; throws for anything unknown.
 * @param {string[]} args
 * @param {{ values?: string[], switches?: string[] }} known
 * @returns {{ flags: Record<string, string>, rest: string[] }} a switch that is not given is undefined
 */
export function readFlags(args, { values = [], switches = [] }) {
  const types = [...values.map((name) => [name, "string"]), ...switches.map((name) => [name, "boolean"])];
  const options = Object.fromEntries(types.map(([name, type]) => [name, { type }]));
  try {
    const given = args.filter((arg) => arg !== "--");
    const { values: flags, positionals: rest } = parseArgs({ args: given, options, allowPositionals: true });
    return { flags: /** @type {any} */ (flags), rest };
  } catch (error) {
    const { code, message } = /** @type {Error & { code: string }} */ (error);
    const name = /--([\w-]*)/.exec(message)?.[1] ?? "";
    const isUnknown =
      code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" || message.includes("does not take an argument");
    throw new Refusal(say(isUnknown ? "unknownFlag" : "flagNeedsValue", { name }));
  }
}
