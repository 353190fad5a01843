import { hostnameOf } from "../../settings/hosts.ts";
import type { DataFile } from "../../source/data-file.ts";
import { finding, type Rule } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** Each host name belongs to one brand, because the server finds the brand by it. */
export const hosts: Rule = ({ name, files: { settings } }, all) =>
  hostNamesIn(settings).flatMap(({ host, place }) => {
    const sharing = all.find(
      ({ name: other, files }) =>
        other !== name && hostNamesIn(files.settings).some((theirs) => theirs.host === host),
    );
    return sharing ? [finding(place, "hostShared", "giveEachItsOwn", { host, brand: sharing.name })] : [];
  });

/** The host names in a brand's settings with their places, for its pages and its API. */
const hostNamesIn = (settings: DataFile | undefined) =>
  textsIn(settings).flatMap(({ path, text, place }) => {
    const isPage = path[0] === "hosts";
    if (!isPage && path[0] !== "apiHost") return [];
    return [{ host: (isPage ? text : hostnameOf(text)).toLowerCase(), place, isPage }];
  });

export const pageHostsIn = (settings: DataFile | undefined) =>
  hostNamesIn(settings).flatMap(({ host, isPage }) => (isPage ? [host] : []));
