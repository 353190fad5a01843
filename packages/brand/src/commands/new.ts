import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ThemeDecisions } from "@kaitori/ui/theme";
import * as v from "valibot";
import { isBrandName } from "../brand-name.ts";
import { say } from "../sentences/say.ts";
import { HostName } from "../settings/values.ts";
import { localHostOf } from "../template/brand-files.ts";
import { newDecisions } from "../template/new-decisions.ts";
import { newFiles, repositoryFiles } from "../template/new-files.ts";
import { workspaceVersions } from "../template/places.ts";
import { todayInTokyo } from "../template/today.ts";
import { registryVersions } from "../template/versions.ts";
import { Decisions } from "../tokens/decisions.ts";
import { ask } from "./ask.ts";
import type { Command } from "./command.ts";
import { Refusal } from "./refusal.ts";
import { runPnpm } from "./run-pnpm.ts";
import { hasSources } from "./workspace.ts";

export const newBrand: Command = {
  usage: "new NAME [--service 名] [--company 社名] [--host HOST] [--colour #rrggbb] [--yes] [--no-install]",
  sentence: say("newHelp"),
  worksWithoutBrands: true,
  flags: {
    service: { type: "string" },
    company: { type: "string" },
    host: { type: "string" },
    colour: { type: "string" },
    yes: { type: "boolean" },
    "no-install": { type: "boolean" },
  },
  async run({ root }, [name = ""], flags, { language, tell }) {
    refuseName(root, name);
    const answers = await ask(
      [
        { flag: "service", question: say("askService")[language], fallback: name },
        { flag: "company", question: say("askCompany")[language], fallback: "【要記入】" },
        { flag: "host", question: say("askHost")[language], fallback: `${name}.localhost` },
        { flag: "colour", question: say("askColour")[language], fallback: "#1f5f8b" },
      ],
      flags,
    );
    const { service = "", company = "", host = "", colour = "" } = answers;
    if (!v.is(HostName, host)) throw new Refusal(say("notAHost", { host }));
    if (!isColour(colour)) throw new Refusal(say("notAColour", { colour, example: "#1f5f8b" }));
    const isSeparateRepository = !hasSources(root);
    const versions = isSeparateRepository ? registryVersions : workspaceVersions;
    const files = {
      ...(isSeparateRepository && withoutExisting(root, repositoryFiles(name, versions))),
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
    tell(say("wroteNew", { count: Object.keys(files).length, name }));
    if (!flags["no-install"]) runPnpm(root, ["install", "--no-frozen-lockfile", "--reporter=append-only"]);
    tell(say("next", { host: localHostOf({ name, host }), name }));
    return 0;
  },
};

const withoutExisting = (root: string, files: { readonly [path: string]: string }) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !existsSync(join(root, path))));

function refuseName(root: string, name: string): void {
  if (!isBrandName(name)) {
    throw new Refusal(say("brandNameShape"));
  }
  const existing = [`brands/${name}`, `apps/${name}`].find((path) => existsSync(join(root, path)));
  if (existing) throw new Refusal(say("folderExists", { folder: existing }));
}

const isColour = (text: string): text is ThemeDecisions["brand"] => v.is(Decisions.entries.brand, text);
