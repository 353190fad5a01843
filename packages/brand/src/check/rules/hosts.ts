import { say } from "../../sentences/say.ts";
import { hostOfOrigin } from "../../settings/hosts.ts";
import type { DataFile, DataPath } from "../../source/data-file.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

/** No host name is named twice, in this brand or in another: the server could not tell them apart. */
export const hosts: Rule = ({ name, files: { settings } }, all) => {
  if (!settings) return [];
  const own = hostNamesIn(settings);
  return own.flatMap(({ host, path }, index) => {
    const at = { file: settings.file, line: settings.lineOf(path) };
    if (own.findIndex((other) => other.host === host) < index) {
      // The API may share a host with the pages.
      return isPage({ path }) ? [{ ...at, message: say("hostTwice", { host }), mend: say("nameOnce") }] : [];
    }
    const sharing = all.find(
      ({ name: other, files }) =>
        other !== name &&
        files.settings &&
        hostNamesIn(files.settings).some((theirs) => theirs.host === host),
    );
    return sharing
      ? [
          {
            ...at,
            message: say("hostShared", { host, brand: sharing.name }),
            mend: say("ownHosts"),
          },
        ]
      : [];
  });
};

/** The host names that a brand's file of settings names, with where: its pages' and its API's. */
const hostNamesIn = (settings: DataFile) =>
  textsIn(settings).flatMap(({ path, text }) => {
    if (path[0] === "hosts") return [{ host: text.toLowerCase(), path }];
    return path[0] === "apiHost" ? [{ host: hostOfOrigin(text).toLowerCase(), path }] : [];
  });

const isPage = ({ path }: { path: DataPath }) => path[0] === "hosts";

export const pageHostsIn = (settings: DataFile | undefined) =>
  settings
    ? hostNamesIn(settings)
        .filter(isPage)
        .map(({ host }) => host)
    : [];
