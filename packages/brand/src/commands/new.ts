import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import type { ThemeDecisions } from "@kaitori/ui/theme";
import * as v from "valibot";
import { say } from "../sentences/say.ts";
import { HostName } from "../settings/values.ts";
import { localHostOf, workspaceVersions } from "../template/brand-files.ts";
import { isBrandName, newDecisions, toBeWritten } from "../template/new-brand.ts";
import { newFiles, registryVersions, repositoryFiles, writeFiles } from "../template/new-files.ts";
import { Decisions } from "../tokens/decisions.ts";
import { type Command, type Flags, hasSources, Refusal, runPnpm } from "./command.ts";

export const newBrand: Command = {
  usage: "new NAME [--service 名] [--company 社名] [--host HOST] [--colour #rrggbb] [--yes] [--no-install]",
  help: say("newHelp"),
  worksWithoutBrands: true,
  flags: {
    service: "string",
    company: "string",
    host: "string",
    colour: "string",
    yes: "boolean",
    "no-install": "boolean",
  },
  async run(root, [name = ""], flags, { language, today, printMessage }) {
    refuseInvalidName(root, name);
    const answers = await ask(
      [
        { flag: "service", question: say("askService")[language], fallback: name },
        { flag: "company", question: say("askCompany")[language], fallback: toBeWritten },
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
      ...(await newFiles(
        { name, serviceName: service, company, host, tokens: { decisions: newDecisions(colour) } },
        today,
        versions,
      )),
    };
    writeFiles(root, files);
    printMessage(say("wroteNew", { count: Object.keys(files).length, name }));
    if (!flags["no-install"]) runPnpm(root, ["install", "--no-frozen-lockfile", "--reporter=append-only"]);
    printMessage(say("nextCommands", { host: localHostOf({ name, host }), name }));
    return 0;
  },
};

const withoutExisting = (root: string, files: { readonly [path: string]: string }) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !existsSync(join(root, path))));

function refuseInvalidName(root: string, name: string): void {
  if (!isBrandName(name)) {
    throw new Refusal(say("brandNameShape"));
  }
  const existing = [`brands/${name}`, `apps/${name}`].find((path) => existsSync(join(root, path)));
  if (existing) throw new Refusal(say("folderExists", { folder: existing }));
}

const isColour = (text: string): text is ThemeDecisions["brand"] => v.is(Decisions.entries.brand, text);

/** Returns the flag's value, otherwise asks for it; without a terminal it returns the fallback. */
async function ask(
  questions: readonly { readonly flag: string; readonly question: string; readonly fallback: string }[],
  flags: Flags,
): Promise<{ [flag: string]: string }> {
  const isAsking = process.stdin.isTTY && !flags.yes;
  const terminal = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const answers: { [flag: string]: string } = {};
  for (const { flag, question, fallback } of questions) {
    const fromFlag = flags[flag];
    const answer =
      typeof fromFlag === "string" ? fromFlag : await terminal?.question(`${question} (${fallback}) `);
    answers[flag] = answer?.trim() || fallback;
  }
  terminal?.close();
  return answers;
}
