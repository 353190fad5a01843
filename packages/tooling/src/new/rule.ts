import { existsSync } from "node:fs";
import { join } from "node:path";
import { camel } from "./names.ts";
import type { Kind } from "./plan.ts";

export const rule: Kind = {
  form: "rule <area>/<name>",
  example: "rule entry/longest-wait",
  accepts: ([path = "", more]) => /^[a-z-]+\/[a-z-]+$/.test(path) && more === undefined,
  plan: ([path = ""], project) => {
    const [area = "", name = ""] = path.split("/");
    const folder = `packages/domain/src/${area}`;
    if (!existsSync(join(project, folder)))
      throw new Error(
        `There is no folder ${folder}: make it first if the area is new. A rule of the brand's check is a file in packages/brand/src/check/rules.`,
      );
    return {
      files: {
        [`${folder}/${name}.ts`]: `/** TODO: what is true, in one sentence. Causes, never words; \`today\` is a parameter. */
export function ${camel(name)}(_given: object): string[] {
  return [];
}
`,
        [`${folder}/${name}.test.ts`]: `import { expect, test } from "vitest";
import { ${camel(name)} } from "./${name}.ts";

// The row of docs/requirements.md goes in front of the title.
test.each([
  { given: {}, causes: [] },
  { given: {}, causes: ["TODO"] },
])("${name.replaceAll("-", " ")}: %o", ({ given, causes }) => {
  expect(${camel(name)}(given), "${camel(name)} is not written: say here what blocks, then write it").toEqual(causes);
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
        `Fill the table of ${name}.test.ts, then the rule: npx pnpm --filter @kaitori/domain exec vitest run src/${path}`,
        'Say what it is about in "Where is the rule?" of packages/domain/README.md.',
        "Its causes are said in packages/brand/src/copy/issues.ts.",
      ],
    };
  },
};
