import { camel, kebab, pascal } from "./names.ts";

/** Files that a generator writes, and the places left to do by hand. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  /** The paragraph of CONTRIBUTING.md that names every other place. */
  readonly places?: string;
  readonly next: readonly string[];
  /** Nothing is written when this file has the name already. */
  readonly unless?: { readonly file: string; readonly name: string };
}

export interface Kind {
  /** Usage, and an example. */
  readonly form: string;
  readonly example: string;
  readonly fits: (args: readonly string[]) => boolean;
  readonly plan: (...args: string[]) => Plan;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const rule: Kind = {
  form: "rule <area>/<name>",
  example: "rule entry/longest-wait",
  fits: ([path = "", more]) => /^[a-z-]+\/[a-z-]+$/.test(path) && more === undefined,
  plan: (path = "") => {
    const [area = "", name = ""] = path.split("/");
    const folder = `packages/domain/src/${area}`;
    return {
      files: {
        [`${folder}/${name}.ts`]: `/** TODO: what is true, in one sentence. Causes, never words; \`today\` is a parameter. */
export function ${camel(name)}(_given: object): string[] {
  return ["notWritten"];
}
`,
        [`${folder}/${name}.test.ts`]: `import { expect, test } from "vitest";
import { ${camel(name)} } from "./${name}.ts";

// The row of docs/requirements.md goes in front of the title.
test.each([{ given: {}, causes: [] }])("${name.replaceAll("-", " ")}: %o", ({ given, causes }) => {
  expect(${camel(name)}(given)).toEqual(causes);
});
`,
      },
      next: [
        `Fill the table of ${name}.test.ts, then the rule: npx pnpm --filter @kaitori/domain exec vitest run src/${path}`,
        `Name it in packages/domain/src/index.ts and in "Where is the rule?" of packages/domain/README.md.`,
        "Its causes are said in packages/brand/src/copy/issues.ts.",
      ],
    };
  },
};

/** Kinds that can be begun. Each written test fails until its subject is there. */
export const kinds: Readonly<Record<string, Kind>> = {
  rule,
  call: {
    form: "call <name> <METHOD> <path/>",
    example: "call list-letters GET letters/",
    fits: ([name = "", method = "", path = ""]) =>
      /^[a-z-]+$/.test(name) && methods.includes(method) && /^[\w/:]+\/$/.test(path),
    plan: (name = "", method = "", path = "") => ({
      files: {
        [`packages/wire/src/calls/${name}.ts`]: `import * as v from "valibot";
import { call } from "../call.ts";

/** TODO: what it answers, field by field. */
export const ${camel(name)} = call({
  summary: "TODO: one line",
  area: "session",
  method: "${method}",
  path: "${path}",
${[...path.matchAll(/:(\w+)/g)].length > 0 ? `  params: { ${[...path.matchAll(/:(\w+)/g)].map(([, id]) => `${id}: v.string()`).join(", ")} },\n` : ""}${method === "GET" ? "" : "  body: v.object({}),\n"}  answer: v.object({}),
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
});
`,
      },
      places: "A call that the specification does not have",
      next: [
        `See it fail, then name it in the places above: npx pnpm --filter @kaitori/wire exec vitest run src/calls/${name}`,
        "The compiler names what is left: npx pnpm typecheck",
      ],
    }),
  },
  screen: {
    form: "screen </address>",
    example: "screen /company/letters",
    fits: ([address = "", more]) => /^(\/[a-z_]+)+$/.test(address) && more === undefined,
    plan: (address = "") => {
      const name = pascal(address);
      const folder = `packages/site/src/screens/${kebab(address)}`;
      return {
        files: {
          [`packages/brand/src/copy/${kebab(address)}.ts`]: `import { copyArea } from "../text/copy-area.ts";

/** TODO: what the page is about. */
export const ${camel(address)}Copy = copyArea("${camel(address)}", {
  title: "TODO",
});
`,
          [`${folder}/${name}.tsx`]: `import { ${camel(address)}Copy } from "@kaitori/brand/copy/${kebab(address)}";
import { Heading, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** TODO: what an applicant does here. */
export function ${name}Screen() {
  const words = useCopy(${camel(address)}Copy);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
    </Stack>
  );
}
`,
          [`${folder}/${name}.stories.tsx`]: `import type { Meta } from "@storybook/react-vite";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/${name}" } satisfies Meta;

export const Default = screenStory({ at: "${address}/" });
`,
          [`${folder}/${name}.test.ts`]: `import { expect, test } from "vitest";
import { routes } from "#start/routes/table.ts";

test("${address} is an address of the site", () => {
  expect(routes.map(({ path }): string => path)).toContain("${address}");
});
`,
        },
        places: "A page",
        next: [
          `Give it its row: npx pnpm --filter @kaitori/site exec vitest run src/screens/${kebab(address)}`,
          `See it in every brand: npx pnpm --filter @kaitori/app-storybook exec vitest run ${name}`,
        ],
      };
    },
  },
  field: {
    form: "field <name_on_the_wire>",
    example: "field founded_on",
    fits: ([name = "", more]) => /^[a-z]+(_[a-z]+)*$/.test(name) && more === undefined,
    plan: (name = "") => ({
      files: {
        [`packages/domain/src/profile/${kebab(name)}.ts`]: `import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

type Given = { readonly ${name}?: TypedText };

/** TODO: what is wrong with it, in one sentence. Codes of issue.ts, never words; \`today\` is a parameter. */
export function ${camel(name)}Issues(_profile: Given, path: IssuePath = []): Issue[] {
  return [{ path: [...path, "${name}"], code: "choice" }];
}
`,
        [`packages/domain/src/profile/${kebab(name)}.test.ts`]: `import { expect, test } from "vitest";
import { ${camel(name)}Issues } from "./${kebab(name)}.ts";

// The row of docs/requirements.md goes in front of the title.
test.each([{ ${name}: "", codes: [] }])("${name}: %o", ({ ${name}, codes }) => {
  expect(${camel(name)}Issues({ ${name} }).map(({ code }) => code)).toEqual(codes);
});
`,
        [`packages/wire/src/records/profile-${kebab(name)}.test.ts`]: `import { expect, test } from "vitest";
import { exampleOf, getProfile, updateProfile } from "../index.ts";

test("the profile has ${name}, and whoever owns it writes it", () => {
  expect(exampleOf(getProfile.answer)).toHaveProperty("${name}");
  expect(exampleOf(updateProfile.body)).toHaveProperty("${name}");
});
`,
      },
      places: "A field of the profile",
      unless: { file: "packages/wire/src/records/profile.ts", name },
      next: [
        `Begin with the record, among its additions, and name it under "added" in packages/wire/src/records.test.ts: npx pnpm --filter @kaitori/wire exec vitest run src/records`,
        `Then its rule: npx pnpm --filter @kaitori/domain exec vitest run src/profile/${kebab(name)}`,
        `Name it in ProfileFields of packages/domain/src/profile/profile-issues.ts, and call ${camel(name)}Issues(profile, path) there.`,
        "A field that has only a format needs no rule of its own: delete its two files.",
        "Every package compiles domain: npx pnpm --filter @kaitori/domain typecheck, and when it passes npx pnpm typecheck names most of the other places.",
      ],
    }),
  },
};
