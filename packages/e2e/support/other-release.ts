/** Starts a server of one's own as another release: of another version, or with other settings of its brands. */
const hook = new URL("./other-release-hook.ts", import.meta.url).href;

export interface OtherRelease {
  readonly version?: string;
  readonly settings?: { readonly [setting: string]: unknown };
}

/** The environment for `server.start(asRelease({ version: "2-1.0.0" }))`. */
export const asRelease = (release: OtherRelease): Record<string, string> => ({
  NODE_OPTIONS: `--import=${hook}`,
  OTHER_RELEASE: JSON.stringify(release),
});
