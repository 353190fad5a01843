import { camel, type Generator, kebab, pascal } from "./plan.ts";

export const screen: Generator = {
  syntax: "screen </address>",
  example: "screen /company/letters",
  accepts: ([address = "", more]) => /^(\/[a-z_]+)+$/.test(address) && more === undefined,
  plan: ([address = ""]) => {
    const name = pascal(address);
    const words = `${camel(address)}Copy`;
    const folder = `packages/site/src/screens/${kebab(address)}`;
    return {
      files: {
        [`packages/brand/src/copy/${kebab(address)}.ts`]: `import { copyArea } from "../text/copy-area.ts";

/** TODO: the subject of the page. */
export const ${words} = copyArea("${camel(address)}", {
  title: "TODO",
});
`,
        [`${folder}/${name}.tsx`]: `import { ${words} } from "@kaitori/brand/copy/${kebab(address)}";
import { Heading, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** TODO: the purpose of the page. */
export default function ${name}Screen() {
  const words = useCopy(${words});
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
    </Stack>
  );
}
`,
        [`${folder}/${name}.stories.tsx`]: `import type { Meta } from "@storybook/react-vite";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/${name}" } satisfies Meta;

export const Default = screenStory({ at: "${address}/", user: representative });
`,
        [`${folder}/${name}.test.ts`]: `import { ${words} } from "@kaitori/brand/copy/${kebab(address)}";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("a logged-in user sees ${address} with its title", async () => {
  const { text } = await renderTestPage({ at: "${address}/", user: representative });
  expect(text).toContain(${words}.texts.title);
  expect(${words}.texts.title, "write the copy in copy/${kebab(address)}.ts and copy/pages.ts").not.toContain("TODO");
});
`,
      },
      additions: [
        {
          file: "packages/domain/src/paths/page-paths.ts",
          after: '  mypage: "/mypage",',
          text: `  ${camel(address)}: "${address}",\n`,
        },
        {
          file: "packages/site/src/start/routes/table.ts",
          after: "const pages = {",
          text: `  ${camel(address)}: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/${kebab(address)}/${name}.tsx"),
  },
`,
        },
        {
          file: "packages/site/src/start/routes/table.test.ts",
          after: 'const addedPaths = ["/policy/external"',
          text: `, "${address}"`,
        },
        {
          file: "packages/brand/src/copy/pages.ts",
          after: '  "mypage.description": "申し込みの状況とお手続きを確認できます。",',
          text: `  "${camel(address)}.title": "TODO",\n  "${camel(address)}.description": "TODO",\n`,
        },
        {
          file: "packages/brand/src/text/every-area.ts",
          after: 'export * from "../copy/common.ts";',
          text: `export * from "../copy/${kebab(address)}.ts";\n`,
        },
        {
          file: "packages/e2e/support/pages-of-accounts.ts",
          after: '{ account: "ready", pages: [',
          text: `"${address}/", `,
        },
      ],
      next: [
        `Run its failing test, then write its copy: npx pnpm --filter @kaitori/site exec vitest run src/screens/${kebab(address)}`,
        "Its row in packages/site/src/start/routes/table.ts sets its layout and guards.",
        `See it in every brand: npx pnpm --filter @kaitori/app-storybook exec vitest run ${name}`,
        "Link to it from another page or a mail.",
      ],
    };
  },
};
