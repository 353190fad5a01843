import { charactersIn } from "@kaitori/domain";
import * as v from "valibot";

/** `v.maxLength` counts 𠮷 twice; the domain and JSON Schema count it once. */
export function maxCharacters<const Message extends string>(
  maximum: number,
  message: Message,
  /** Normalises the text before counting; `v.transform` cannot be described in the API description. */
  normalise = (text: string) => text,
) {
  const action = v.maxLength<string, number, Message>(maximum, message);
  const run: (typeof action)["~run"] = (dataset, config) => {
    if (!dataset.typed) return dataset;
    const normalised = { ...dataset, value: normalise(dataset.value) };
    return charactersIn(normalised.value) > maximum ? action["~run"](normalised, config) : normalised;
  };
  return { ...action, "~run": run };
}
