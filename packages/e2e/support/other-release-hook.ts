import { registerHooks } from "node:module";
import type { OtherRelease } from "./other-release.ts";

/** Preloaded into a server process; changes its version and the settings of its brands. */
const { version, settings }: OtherRelease = JSON.parse(process.env.OTHER_RELEASE ?? "{}");

registerHooks({
  load(url, context, next) {
    const module = next(url, context);
    const change = changeOf(url);
    return change && module.source ? { ...module, source: change(String(module.source)) } : module;
  },
});

function changeOf(url: string): ((source: string) => string) | undefined {
  if (version && url.endsWith("/src/http/server-version.ts"))
    return (source) => source.replace(/serverVersion = .*/, `serverVersion = ${JSON.stringify(version)};`);
  if (settings && /\/brands\/\w+\/settings\.ts$/.test(url))
    return (source) =>
      `${source.replace("export default", "const original =")}
      export default { ...original, ...${JSON.stringify(settings)} };`;
  return undefined;
}
