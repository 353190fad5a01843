import { camel } from "./names.ts";
import type { Kind } from "./plan.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

export const call: Kind = {
  form: "call <name> <METHOD> <path/>",
  example: "call list-letters GET letters/",
  fits: ([name = "", method = "", path = "", more]) =>
    /^[a-z-]+$/.test(name) && methods.includes(method) && /^[\w/:]+\/$/.test(path) && more === undefined,
  plan: ([name = "", method = "", path = ""]) => {
    const params = [...path.matchAll(/:(\w+)/g)].map(([, id]) => `${id}: Id`).join(", ");
    return {
      files: {
        [`packages/wire/src/calls/${name}.ts`]: `import * as v from "valibot";
import { call } from "../call.ts";
${params && 'import { Id } from "../values/id.ts";\n'}${method === "GET" ? "" : 'import { Text } from "../values/text.ts";\n'}
/** TODO: what it answers, field by field. */
export const ${camel(name)} = call({
  summary: "TODO: one line",
  area: "session",
  method: "${method}",
  path: "${path}",
${params && `  params: { ${params} },\n`}${method === "GET" ? "" : "  body: v.object({ text: Text }),\n"}  answer: v.object({}),
  since: 1,
});
`,
        [`packages/wire/src/calls/${name}.test.ts`]: `import { expect, test } from "vitest";
import { allCalls, type CallDefinition } from "../index.ts";
import { ${camel(name)} } from "./${name}.ts";

test("R7.10 ${camel(name)} is a call of the API, an addition that is described", () => {
  const definition: CallDefinition = ${camel(name)};
  expect(Object.keys(allCalls)).toContain("${camel(name)}");
  expect(definition.since).toBeGreaterThan(0);
  expect(definition.summary, "say in calls/${name}.ts what the call is for, its area and its answer").not.toContain(
    "TODO",
  );
});
`,
        [`packages/reference-api/src/entry/${name}.ts`]: `import { ${camel(name)} } from "@kaitori/wire";
import { handle } from "../http/handle.ts";

/** TODO: what the server does. */
export const ${camel(name)}Route = handle(${camel(name)}, async () => ({}));
`,
      },
      additions: [
        {
          file: "packages/wire/src/calls/every-call.ts",
          after: 'export * from "./leave.ts";',
          text: `export * from "./${name}.ts";\n`,
        },
        {
          file: "packages/reference-api/src/entry/entry-routes.ts",
          after: 'import { handOversRoute } from "./hand-over/read-hand-overs.ts";',
          text: `import { ${camel(name)}Route } from "./${name}.ts";\n`,
        },
        {
          file: "packages/reference-api/src/entry/entry-routes.ts",
          after: "  ...noticeRoutes,",
          text: `  ${camel(name)}Route,\n`,
        },
      ],
      places: "A call that the specification does not have",
      next: [
        `See its test fail, and fill the call: npx pnpm --filter @kaitori/wire exec vitest run src/calls/${name}`,
        "The compiler names what its answer changes: npx pnpm typecheck",
        "Move its file in packages/reference-api/src to the area that it belongs to, and ask for it in a screen.",
        "Without it a list is empty and anything else not offered; what the site does instead is a row of packages/site/src/application/fallbacks/fallbacks.ts.",
      ],
    };
  },
};
