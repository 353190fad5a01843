import { parseArgs } from "node:util";
import { Refusal } from "./refusal.mjs";
import { sentenceOf } from "./sentences.mjs";

/**
 * Reads `--name value` and `--name` from the arguments; throws for anything unknown.
 * @param {string[]} args
 * @param {{ values?: string[], switches?: string[] }} known
 * @returns {{ flags: Record<string, string>, rest: string[] }} a switch that is not among the arguments is undefined
 */
export function readFlags(args, { values = [], switches = [] }) {
  const types = [
    ...[...values, "lang"].map((name) => [name, "string"]),
    ...switches.map((name) => [name, "boolean"]),
  ];
  const options = Object.fromEntries(types.map(([name, type]) => [name, { type }]));
  try {
    const { values: flags, positionals: rest } = parseArgs({
      args: args.filter((arg) => arg !== "--"),
      options,
      allowPositionals: true,
    });
    return { flags: /** @type {any} */ (flags), rest };
  } catch (error) {
    const { code, message } = /** @type {Error & { code: string }} */ (error);
    const name = /--([\w-]*)/.exec(message)?.[1] ?? "";
    // A switch with a value has the same error code as a flag without its value; only the message differs.
    const lacksValue =
      code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION" && !message.includes("does not take an argument");
    throw new Refusal(sentenceOf(lacksValue ? "flagNeedsValue" : "unknownFlag", { name }));
  }
}
