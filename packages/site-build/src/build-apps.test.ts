import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BuiltApp, brandsWithApp, buildApps } from "./build-apps.ts";

let root = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** The configuration of a build that writes latest.json last, as the build of a brand does. */
const config = `import { mkdirSync, writeFileSync } from "node:fs";

export default {
  plugins: [
    {
      name: "last-file",
      closeBundle() {
        mkdirSync(\`\${import.meta.dirname}/dist/builds\`, { recursive: true });
        writeFileSync(\`\${import.meta.dirname}/dist/builds/latest.json\`, "{}");
      },
    },
  ],
};
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kaitori-apps-"));
  mkdirSync(join(root, "node_modules/.pnpm/react@19.0.0"), { recursive: true });
  for (const name of ["aoi", "midori"]) {
    write(`brands/${name}/package.json`, JSON.stringify({ name: `@kaitori/brand-${name}` }));
    write(`brands/${name}/copy.js`, `export default "${name}";`);
    const dependencies = { [`@kaitori/brand-${name}`]: "workspace:*" };
    write(`apps/${name}/package.json`, JSON.stringify({ type: "module", dependencies }));
    write(`apps/${name}/vite.config.ts`, config);
    write(`apps/${name}/index.html`, '<script type="module" src="/main.js"></script>');
    write(
      `apps/${name}/main.js`,
      `import words from "../../brands/${name}/copy.js";\ndocument.title = words;`,
    );
    mkdirSync(join(root, `apps/${name}/node_modules/@kaitori`), { recursive: true });
    symlinkSync(join(root, "brands", name), join(root, `apps/${name}/node_modules/@kaitori/brand-${name}`));
  }
  write("brands/words-only/copy.js", "");
});
afterEach(() => rmSync(root, { recursive: true }));

const outcomes = (built: readonly BuiltApp[]) => built.map(({ name, outcome }) => `${name} ${outcome}`);

test("every brand with an app is built, and an unchanged one is skipped", async () => {
  expect(brandsWithApp(root)).toEqual(["aoi", "midori"]);
  expect(outcomes(await buildApps(root))).toEqual(["aoi built", "midori built"]);
  expect(outcomes(await buildApps(root))).toEqual(["aoi unchanged", "midori unchanged"]);
  expect(outcomes(await buildApps(root, ["midori"], { force: true }))).toEqual(["midori built"]);
});

test.each([
  ["the words", () => write("brands/midori/copy.js", 'export default "mizu";')],
  ["the pictures", () => write("brands/midori/assets/logo.svg", "<svg/>")],
  [
    "the page",
    () => write("apps/midori/index.html", '<p></p><script type="module" src="/main.js"></script>'),
  ],
  ["the built site", () => rmSync(join(root, "apps/midori/dist"), { recursive: true })],
])("a change of %s builds its brand only", async (_, change) => {
  await buildApps(root);
  change();
  expect(outcomes(await buildApps(root))).toEqual(["aoi unchanged", "midori built"]);
});

test("environment variables set by a build do not affect the hashes of other brands", async () => {
  vi.stubEnv("NODE_ENV", undefined);
  await buildApps(root);
  vi.stubEnv("NODE_ENV", undefined);
  expect(outcomes(await buildApps(root))).toEqual(["aoi unchanged", "midori unchanged"]);
  vi.unstubAllEnvs();
});

test("a new version of the build's packages rebuilds every brand", async () => {
  await buildApps(root);
  mkdirSync(join(root, "node_modules/.pnpm/react@19.0.1"));
  expect(outcomes(await buildApps(root))).toEqual(["aoi built", "midori built"]);
});

test("everything is built if the installed versions are unknown", async () => {
  rmSync(join(root, "node_modules"), { recursive: true });
  await buildApps(root);
  expect(outcomes(await buildApps(root))).toEqual(["aoi built", "midori built"]);
});

test("a brand whose build fails does not stop the others, and is built again next time", async () => {
  const words = readFileSync(join(root, "brands/aoi/copy.js"), "utf8");
  write("brands/aoi/copy.js", "export default {");
  expect(outcomes(await buildApps(root))).toEqual(["aoi failed", "midori built"]);
  write("brands/aoi/copy.js", words);
  expect(outcomes(await buildApps(root))).toEqual(["aoi built", "midori unchanged"]);
});
