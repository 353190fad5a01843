import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const [first = "", second = ""] = readdirSync(join(root, "brands")).sort();

/** Slow commands of the READMEs. No time limits, because a busy machine may take long. */
test
  .runIf(process.env.LONG)
  .each([
    "npm start -- --help",
    "npm test -- --changed --only boundaries",
    "npx pnpm --filter @kaitori/app-storybook exec storybook dev --smoke-test --ci --port 6107",
    "npx pnpm requirements --help",
    "npm run sites && npx pnpm storybook && npx pnpm pictures node_modules/.cache/brands.jpg",
    "npx pnpm look no-story-has-this-name",
    ".ci/release --dry-run",
    "npx pnpm -r --include-workspace-root exec npm pkg get license",
    `npx pnpm brand check ${first}`,
    `npx pnpm brand diff ${first} ${second}`,
    `npx pnpm brand export ${first}`,
  ])("%s", { timeout: 0 }, (line) => {
  const { NODE_ENV: _, LONG: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { cwd: root, encoding: "utf8", env });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
});
