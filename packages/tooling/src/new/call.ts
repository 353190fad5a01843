import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { camel, type Generator } from "./plan.ts";

const valibot = 'import * as v from "valibot";\n';
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

export const call: Generator = {
  syntax: "call <name> <METHOD> <path/> <neighbour>",
  example: "call list-letters GET letters/ list-notices",
  accepts: ([name = "", method = "", path = "", neighbour = "", more]) =>
    /^[a-z-]+$/.test(name) &&
    methods.includes(method) &&
    /^[\w/:]+\/$/.test(path) &&
    /^[a-z-]+$/.test(neighbour) &&
    more === undefined,
  plan: ([name = "", method = "", path = "", neighbourName = ""], folder) => {
    const [added, neighbour] = [camel(name), camel(neighbourName)];
    const definition = findIn(
      folder,
      "packages/wire/src/calls",
      new RegExp(`export const ${neighbour} = call\\(`),
    );
    const handler = findIn(
      folder,
      "packages/reference-api/src",
      new RegExp(`  (handle(?:Public)?)\\(${neighbour},`),
    );
    const params = [...path.matchAll(/:(\w+)/g)].map(([, id]) => `${id}: Id`).join(", ");
    const imports = [
      ...(params && !/\bId\b/.test(definition.text) ? ['import { Id } from "../values.ts";\n'] : []),
      ...(definition.text.includes(valibot) ? [] : [valibot]),
    ];
    const above = handler.text.slice(0, handler.match.index).split("\n");
    const routeList = above.findLast((line) => line.endsWith(" = [")) ?? "";
    return {
      files: {
        [definition.file.replace(/[^/]+$/, `${name}.test.ts`)]: `import { expect, test } from "vitest";
import { allCalls, type CallDefinition } from "../index.ts";

test("R7.10 ${added} is a described call in addition to the specification", () => {
  const definition: CallDefinition = allCalls.${added};
  expect(definition.sinceServerLevel).toBeGreaterThan(0);
  expect(definition.summary, "describe the purpose and the answer of the call").not.toContain("TODO");
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
/** TODO: the fields of its answer. */
export const ${added} = call({
  summary: "TODO: one line",
  method: "${method}",
  path: "${path}",
${params && `  params: { ${params} },\n`}${method === "GET" ? "" : "  body: v.object({}),\n"}  answer: v.object({}),
  sinceServerLevel: 1,
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
          after: routeList,
          text: `  // TODO: the work of the server.\n  ${handler.match[1]}(${added}, async () => ({})),\n`,
        },
      ],
      next: [
        `Run its failing test and complete the call: npx pnpm --filter @kaitori/wire exec vitest run src/calls/${name}`,
        "The compiler lists affected code: npx pnpm typecheck",
        "Use it in a screen.",
      ],
    };
  },
};

function findIn(folder: string, below: string, pattern: RegExp) {
  const names = readdirSync(join(folder, below), { recursive: true, encoding: "utf8" });
  for (const name of names.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))) {
    const file = `${below}/${name}`;
    const text = readFileSync(join(folder, file), "utf8");
    const match = pattern.exec(text);
    if (match) return { file, text, match };
  }
  throw new Error(`No file in ${below} matches ${pattern}: name a call with a handler.`);
}
