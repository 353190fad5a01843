import { type BilingualText, say } from "../sentences/say.ts";
import type { BrandSource } from "./brand-source.ts";
import type { Finding } from "./finding.ts";
import { textsIn } from "./texts.ts";

type Fetch = (url: string, options: { method: "HEAD"; signal: AbortSignal }) => Promise<{ status: number }>;

/** Requests the links of the settings; only called if the network may be used. */
export async function unreachableLinks(brands: readonly BrandSource[], fetchHead: Fetch): Promise<Finding[]> {
  const requests = brands.flatMap(({ name, files: { settings } }) =>
    textsIn(settings)
      .filter(({ path, text }) => path[0] === "links" && URL.canParse(text))
      .map(async ({ text, place }): Promise<Finding[]> => {
        const message = await faultOf(text, fetchHead);
        return message
          ? [{ brand: name, rule: "links", ...place, message, howToFix: say("putPageThere") }]
          : [];
      }),
  );
  return (await Promise.all(requests)).flat();
}

async function faultOf(url: string, fetchHead: Fetch): Promise<BilingualText | undefined> {
  try {
    const { status } = await fetchHead(url, { method: "HEAD", signal: AbortSignal.timeout(10_000) });
    return status >= 400 ? say("linkFails", { link: url, status }) : undefined;
  } catch {
    return say("linkUnreachable", { link: url });
  }
}
