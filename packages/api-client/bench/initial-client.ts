import { bundleOf } from "./bundle.ts";

/** Code of the client that the first page loads: the me call, and logging in. */
const initial = `
  import { createApiClient } from "@kaitori/api-client";
  import { login, me } from "@kaitori/wire";
  const api = createApiClient();
  export const visitor = () => api.call(me);
  export const enter = (body) => api.call(login, { body });
`;

export type Weight = { readonly whole: number; readonly dependencies: number; readonly own: number };

/** Gzipped bytes of the initial client beside those of ky and of the parts of valibot that it uses. */
export async function weighInitialClient(): Promise<Weight> {
  const whole = await bundleOf(initial);
  const parts = whole.partsOf("valibot");
  const dependencies = await bundleOf(
    `export { default as ky, isHTTPError, TimeoutError } from "ky"; export { ${parts.join(", ")} } from "valibot";`,
  );
  return {
    whole: whole.gzipBytes,
    dependencies: dependencies.gzipBytes,
    own: whole.gzipBytes - dependencies.gzipBytes,
  };
}

if (import.meta.main) {
  const { whole, dependencies, own } = await weighInitialClient();
  console.log(`initial client (login + me)     ${whole} B gz`);
  console.log(`ky, and what it uses of valibot ${dependencies} B gz`);
  console.log(`what the client adds            ${own} B gz (at most 6000)`);
}
