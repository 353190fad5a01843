import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ThemeDecisions } from "@kaitori/ui/theme";
import * as v from "valibot";
import { isBrandName } from "../brand-name.ts";
import { HostName } from "../settings/values.ts";
import { newDecisions } from "../template/new-decisions.ts";
import { newFiles, repositoryFiles } from "../template/new-files.ts";
import { ofTheWorkspace } from "../template/places.ts";
import { todayInTokyo } from "../template/today.ts";
import { ofTheRegistry } from "../template/versions.ts";
import { Decisions } from "../tokens/decisions.ts";
import { ask } from "./ask.ts";
import { type Command, say } from "./command.ts";
import { Refusal } from "./refusal.ts";
import { runPnpm } from "./run-pnpm.ts";
import { hasSources } from "./workspace.ts";

export const newBrand: Command = {
  usage: "new NAME [--service 名] [--company 社名] [--host HOST] [--colour #rrggbb] [--yes] [--no-install]",
  sentence:
    "Writes brands/NAME and apps/NAME; the next start serves the brand. In an empty folder, a repository for it too.",
  begins: true,
  flags: {
    service: { type: "string" },
    company: { type: "string" },
    host: { type: "string" },
    colour: { type: "string" },
    yes: { type: "boolean" },
    "no-install": { type: "boolean" },
  },
  async run({ root }, [name = ""], flags) {
    refuseName(root, name);
    const answers = await ask(
      [
        { flag: "service", question: "Name of the service, as applicants read it?", fallback: name },
        { flag: "company", question: "Registered name of the company?", fallback: "【要記入】" },
        { flag: "host", question: "Host name?", fallback: `${name}.localhost` },
        { flag: "colour", question: "Colour of the brand?", fallback: "#1f5f8b" },
      ],
      flags,
    );
    const { service = "", company = "", host = "", colour = "" } = answers;
    if (!v.is(HostName, host)) throw new Refusal(`"${host}" is not a host name.`);
    if (!isColour(colour)) throw new Refusal(`"${colour}" is not a colour such as #1f5f8b.`);
    const isOwn = !hasSources(root);
    const versions = isOwn ? ofTheRegistry : ofTheWorkspace;
    const files = {
      ...(isOwn && notThere(root, repositoryFiles(name, versions))),
      ...newFiles(
        { name, serviceName: service, company, host, tokens: { decisions: newDecisions(colour) } },
        todayInTokyo(),
        versions,
      ),
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    say(`Wrote ${Object.keys(files).length} files to brands/${name} and apps/${name}.`);
    if (!flags["no-install"]) runPnpm(root, ["install", "--no-frozen-lockfile", "--reporter=append-only"]);
    say(
      `\nNext:\n  npm start                  and open http://${host}:4100/\n  npx pnpm brand check ${name}   shows what is left to write`,
    );
    return 0;
  },
};

/** What a repository has already is its own. */
const notThere = (root: string, files: { readonly [path: string]: string }) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !existsSync(join(root, path))));

function refuseName(root: string, name: string): void {
  if (!isBrandName(name)) {
    throw new Refusal("A brand's name has 2 to 31 lower-case letters, digits and hyphens, a letter first.");
  }
  const taken = [`brands/${name}`, `apps/${name}`].find((path) => existsSync(join(root, path)));
  if (taken) throw new Refusal(`There is a folder ${taken} already.`);
}

const isColour = (text: string): text is ThemeDecisions["brand"] => v.is(Decisions.entries.brand, text);
