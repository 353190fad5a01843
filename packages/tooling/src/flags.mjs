import { Refusal } from "./refusal.mjs";
import { say } from "./sentences.mjs";

/**
 * Reads `--name value` and `--name` from the arguments; throws for anything unknown.
 * @param {string[]} args
 * @param {{ values?: string[], switches?: string[] }} known
 */
export function readFlags(args, { values = [], switches = [] }) {
  /** @type {Record<string, string>} */
  const flags = {};
  const rest = [];
  const queue = args.filter((arg) => arg !== "--");
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    const [name = "", inline] = arg.replace(/^--/, "").split("=", 2);
    if (!arg.startsWith("--")) rest.push(arg);
    else if (switches.includes(name)) flags[name] = "yes";
    else if (values.includes(name)) {
      const value = inline ?? queue.shift();
      if (value === undefined) throw new Refusal(say("flagNeedsValue", { name }));
      flags[name] = value;
    } else throw new Refusal(say("unknownFlag", { name }));
  }
  return { flags, rest };
}
