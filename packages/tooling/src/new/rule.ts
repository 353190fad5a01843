import { existsSync } from "node:fs";
import { join } from "node:path";
import { camel, type Generator } from "./plan.ts";

export const rule: Generator = {
  syntax: "rule <area>/<name>",
  example: "rule entry/longest-wait",
  accepts: ([path = "", more]) => /^[a-z-]+\/[a-z-]+$/.test(path) && more === undefined,
  plan: ([path = ""], project) => {
    const [area = "", name = ""] = path.split("/");
    const folder = `packages/domain/src/${area}`;
    if (!existsSync(join(project, folder)))
      throw new Error(`There is no folder ${folder}: create it first if the area is new.`);
    return {
      files: {
        [`${folder}/${name}.ts`]: `/** TODO: the rule, in one sentence. Returns causes, no text; \`today\` is a parameter. */
export function ${camel(name)}(_input: object): string[] {
  return [];
}
`,
        [`${folder}/${name}.test.ts`]: `import { expect, test } from "vitest";
import { ${camel(name)} } from "./${name}.ts";

// The row of docs/requirements.md goes in front of the title.
test.each([
  { input: {}, causes: [] },
  { input: {}, causes: ["TODO"] },
])("${name.replaceAll("-", " ")}: %o", ({ input, causes }) => {
  expect(${camel(name)}(input), "${camel(name)} is not implemented: list its causes here, then implement it").toEqual(causes);
});
`,
      },
      additions: [
        {
          file: "packages/domain/src/index.ts",
          after: 'export * from "./issue.ts";',
          text: `export * from "./${path}.ts";\n`,
        },
        {
          file: "packages/domain/README.md",
          after: "`duplicateClaimWarnings`",
          text: `| TODO | \`${path}\` | \`${camel(name)}\` |\n`,
        },
      ],
      next: [
        `Fill in the table of ${name}.test.ts, then implement the rule: npx pnpm --filter @kaitori/domain exec vitest run src/${path}`,
        'Describe it in "Where is the rule?" of packages/domain/README.md.',
        "Write the texts of its causes in packages/brand/src/copy/issues.ts.",
      ],
    };
  },
};
