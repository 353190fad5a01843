import { charactersIn } from "@kaitori/domain";
import * as v from "valibot";

/** `v.maxLength` counts 𠮷 twice; the domain and JSON Schema count it once. */
export function maxCharacters<const Message extends string>(most: number, message: Message) {
  const action = v.maxLength<string, number, Message>(most, message);
  const judge: (typeof action)["~run"] = (dataset, config) =>
    dataset.typed && charactersIn(dataset.value) > most ? action["~run"](dataset, config) : dataset;
  return { ...action, "~run": judge };
}
