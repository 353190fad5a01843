/** Another release of a separate server: another version, or other settings of its brands. */
const hook = new URL("./other-release-hook.ts", import.meta.url).href;

export interface OtherRelease {
  readonly version?: string;
  readonly settings?: { readonly [setting: string]: unknown };
}

/** The environment for `server.start(releaseEnvironment({ version: "2-1.0.0" }))`. */
export const releaseEnvironment = (release: OtherRelease): Record<string, string> => ({
  NODE_OPTIONS: `--import=${hook}`,
  OTHER_RELEASE: JSON.stringify(release),
});
