import { type Said, say } from "../sentences/say.ts";
import type { BrandSource } from "./brand-source.ts";
import type { Finding } from "./finding.ts";
import { textsIn } from "./texts.ts";

type Ask = (url: string, options: { method: "HEAD"; signal: AbortSignal }) => Promise<{ status: number }>;

/** Asks the links of the settings whether they lead anywhere; only where a network may be used. */
export async function unreachableLinks(brands: readonly BrandSource[], ask: Ask): Promise<Finding[]> {
  const asked = brands.flatMap(({ name, files: { settings } }) =>
    settings
      ? textsIn(settings)
          .filter(({ path, text }) => path[0] === "links" && URL.canParse(text))
          .map(async ({ path, text }): Promise<Finding[]> => {
            const fault = await faultOf(text, ask);
            if (!fault) return [];
            const at = { brand: name, rule: "links", file: settings.file, line: settings.lineOf(path) };
            return [{ ...at, message: fault, mend: say("putPageThere") }];
          })
      : [],
  );
  return (await Promise.all(asked)).flat();
}

async function faultOf(url: string, ask: Ask): Promise<Said | undefined> {
  try {
    const { status } = await ask(url, { method: "HEAD", signal: AbortSignal.timeout(10_000) });
    return status >= 400 ? say("linkAnswers", { link: url, status }) : undefined;
  } catch {
    return say("linkSilent", { link: url });
  }
}
