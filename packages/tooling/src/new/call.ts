import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { camel } from "./names.ts";
import type { Kind } from "./plan.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

export const call: Kind = {
  form: "call <name> <METHOD> <path/> <beside>",
  example: "call list-letters GET letters/ list-notices",
  accepts: ([name = "", method = "", path = "", beside = "", more]) =>
    /^[a-z-]+$/.test(name) &&
    methods.includes(method) &&
    /^[\w/:]+\/$/.test(path) &&
    /^[a-z-]+$/.test(beside) &&
    more === undefined,
  plan: ([name = "", method = "", path = "", beside = ""], folder) => {
    const [added, neighbour] = [camel(name), camel(beside)];
    const definition = placeOf(
      folder,
      "packages/wire/src/calls",
      new RegExp(`export const ${neighbour} = call\\([^;]*?area: "(\\w+)"`),
    );
    const handler = placeOf(
      folder,
      "packages/reference-api/src",
      new RegExp(`  (handle(?:Public)?)\\(${neighbour},`),
    );
    const params = [...path.matchAll(/:(\w+)/g)].map(([, id]) => `${id}: Id`).join(", ");
    const imports = [
      params && 'import { Id } from "../values/id.ts";\n',
      'import * as v from "valibot";\n',
    ].filter((line) => !definition.text.includes(line));
    const above = handler.text.slice(0, handler.match.index).split("\n");
    const list = above.findLast((line) => line.endsWith(" = [")) ?? "";
    return {
      files: {
        [definition.file.replace(/[^/]+$/, `${name}.test.ts`)]: `import { expect, test } from "vitest";
import { allCalls, type CallDefinition } from "../index.ts";

test("R7.10 ${added} is a call of the API, an addition that is described", () => {
  const definition: CallDefinition = allCalls.${added};
  expect(definition.since).toBeGreaterThan(0);
  expect(definition.summary, "say in calls what the call is for and its answer").not.toContain("TODO");
});
`,
      },
      additions: [
        ...imports.map((text) => ({
          file: definition.file,
          after: 'import { call } from "../call.ts";',
          text,
        })),
        {
          file: definition.file,
          after: definition.text.trimEnd().slice(-200),
          text: `
/** TODO: what it answers, field by field. */
export const ${added} = call({
  summary: "TODO: one line",
  area: "${definition.match[1]}",
  method: "${method}",
  path: "${path}",
${params && `  params: { ${params} },\n`}${method === "GET" ? "" : "  body: v.object({}),\n"}  answer: v.object({}),
  since: 1,
});
`,
        },
        {
          file: handler.file,
          after: '} from "@kaitori/wire";',
          text: `import { ${added} } from "@kaitori/wire";\n`,
        },
        {
          file: handler.file,
          after: list,
          text: `  // TODO: what the server does.\n  ${handler.match[1]}(${added}, async () => ({})),\n`,
        },
      ],
      places: "A call that the specification does not have",
      next: [
        `See its test fail, and fill the call: npx pnpm --filter @kaitori/wire exec vitest run src/calls/${name}`,
        "The compiler names what its answer changes: npx pnpm typecheck",
        "Ask for it in a screen. Tests and stories that say no answer get an empty list or the example of the record.",
        "Without it a list is empty and anything else not offered; what the site does instead stands where it asks: fallback in the options of the call.",
      ],
    };
  },
};

function placeOf(folder: string, below: string, words: RegExp) {
  const names = readdirSync(join(folder, below), { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith(".ts") && !one.endsWith(".test.ts"))) {
    const file = `${below}/${name}`;
    const text = readFileSync(join(folder, file), "utf8");
    const match = words.exec(text);
    if (match) return { file, text, match };
  }
  throw new Error(`Nothing below ${below} is ${words}: name a call that stands in a list of handlers.`);
}
