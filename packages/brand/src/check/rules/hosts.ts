import type { DataFile } from "../../source/data-file.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

/** No host name is named twice, in this brand or in another: the server could not tell them apart. */
export const hosts: Rule = ({ name, parts: { settings } }, all) => {
  if (!settings) return [];
  const own = hostsIn(settings);
  return own.flatMap(({ host, path }, index) => {
    const at = { file: settings.file, line: settings.lineOf(path) };
    if (own.findIndex((other) => other.host === host) < index) {
      return [{ ...at, message: `"${host}" is named twice`, mend: "Name it once." }];
    }
    const sharing = all.find((other) => other.name !== name && hostsOf(other.parts.settings).includes(host));
    return sharing
      ? [
          {
            ...at,
            message: `"${host}" is a host of ${sharing.name} too`,
            mend: "Give each brand host names of its own.",
          },
        ]
      : [];
  });
};

const hostsIn = (settings: DataFile) =>
  textsIn(settings).flatMap(({ path, text }) =>
    path[0] === "hosts" ? [{ host: text.toLowerCase(), path }] : [],
  );

export const hostsOf = (settings: DataFile | undefined) =>
  settings ? hostsIn(settings).map(({ host }) => host) : [];
