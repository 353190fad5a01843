import { NetworkError } from "@kaitori/api-client";
import { fetchLostStyles } from "./lost-styles.ts";
import { isServerThere } from "./newest-build.ts";

/**
 * What a chunk exports: `fetched(import("…"))`. Where the chunk is lost and the page is being loaded anew instead (R8.12),
 * the bundler answers nothing: then there is nothing to go on with until the new page comes. Without a connection it is the
 * same as no answer to a call: trying again helps, and what was typed stays where it is.
 */
export async function fetched<Module>(chunk: Promise<Module | undefined>): Promise<Module> {
  try {
    const module = (await chunk) ?? (await new Promise<never>(() => undefined));
    await fetchLostStyles();
    return module;
  } catch (cause) {
    throw (await isServerThere()) ? cause : new NetworkError("no answer", { cause });
  }
}
