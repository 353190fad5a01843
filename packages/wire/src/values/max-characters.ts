import { charactersIn } from "@kaitori/domain";
import * as v from "valibot";

/** `v.maxLength` counts 𠮷 twice; the domain and JSON Schema count it once. */
export function maxCharacters<const Message extends string>(
  most: number,
  message: Message,
  /** Returns the text to keep; a `v.transform` has no place in the description of the API. */
  read = (text: string) => text,
) {
  const action = v.maxLength<string, number, Message>(most, message);
  const judge: (typeof action)["~run"] = (dataset, config) => {
    if (!dataset.typed) return dataset;
    const given = { ...dataset, value: read(dataset.value) };
    return charactersIn(given.value) > most ? action["~run"](given, config) : given;
  };
  return { ...action, "~run": judge };
}
