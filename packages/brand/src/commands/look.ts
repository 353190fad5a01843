import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readBrands } from "../check/brand-source.ts";
import { pageHostsIn } from "../check/rules/hosts.ts";
import { comparePictures } from "../look/compare-pictures.ts";
import { pagesToCapture } from "../look/pages.ts";
import { serveSite } from "../look/serve-site.ts";
import { takePictures } from "../look/take-pictures.ts";
import { type Language, say } from "../sentences/say.ts";
import { type Command, findBrands, hasHandbook, Refusal, runPnpm } from "./command.ts";

export const look: Command = {
  usage: "look [NAME…] [--accept] [--of PAGE]",
  help: say("lookHelp"),
  flags: { accept: "boolean", of: "string" },
  async run(root, names, { accept, of: partOfName = "" }, { language, printMessage }) {
    const brands = findBrands(readBrands(root), names);
    if (hasHandbook(root)) {
      for (const { name } of brands)
        runPnpm(root, ["look", `screens-${partOfName}`, "--brand", name, ...(accept ? ["--accept"] : [])]);
      return 0;
    }
    const server = await serveSite(root);
    try {
      let changedPictures = 0;
      for (const { name, files } of brands) {
        const folder = join(root, ".pictures", name);
        const site = join(root, "apps", name, "dist");
        if (!existsSync(join(site, "builds/latest.json"))) throw new Refusal(say("siteNotBuilt", { name }));
        const pages = pagesToCapture(site).filter((page) => page.name.includes(String(partOfName)));
        const hosts = pageHostsIn(files.settings);
        const host = hosts.find((each) => each.endsWith(".localhost")) ?? `${name}.localhost`;
        const pictures = takePictures(root, `http://${host}:${server.port}`, pages);
        const changes = await compare(pictures, folder, accept === true);
        const report = join(folder, "index.html");
        writeFileSync(report, reportPage(changes, language));
        const changed = changes.filter(({ pixels }) => pixels !== undefined);
        const values = { name, count: pages.length * picturesPerPage, report: relative(root, report) };
        const fresh = changes.length - changed.length;
        printMessage(
          accept
            ? say("picturesAccepted", values)
            : say("picturesCompared", { ...values, changed: changed.length, fresh }),
        );
        for (const { picture, pixels = 0 } of changed) printMessage(say("pixelsDiffer", { picture, pixels }));
        changedPictures += changed.length;
      }
      return changedPictures > 0 ? 1 : 0;
    } finally {
      await server.stop();
    }
  },
};

/** One on a phone, one on a desktop. */
const picturesPerPage = 2;

/** Writes the pictures into the folder of a brand; returns those that differ from the accepted ones, and new ones. */
async function compare(
  pictures: ReturnType<typeof takePictures>,
  folder: string,
  accept: boolean,
): Promise<Change[]> {
  for (const part of ["current", "difference"]) rmSync(join(folder, part), { recursive: true, force: true });
  for (const part of ["accepted", "current", "difference"])
    mkdirSync(join(folder, part), { recursive: true });
  const changes: Change[] = [];
  for await (const { name: picture, png } of pictures) {
    const pathIn = (part: string) => join(folder, part, `${picture}.png`);
    writeFileSync(pathIn("current"), png);
    if (accept) writeFileSync(pathIn("accepted"), png);
    else if (!existsSync(pathIn("accepted"))) changes.push({ picture });
    else {
      const { pixels, png: difference } = await comparePictures(readFileSync(pathIn("accepted")), png);
      if (pixels === 0) continue;
      writeFileSync(pathIn("difference"), difference);
      changes.push({ picture, pixels });
    }
  }
  return changes;
}

/** `pixels` is undefined if there is no accepted picture yet. */
export type Change = { readonly picture: string; readonly pixels?: number };

/** The changed pictures, each beside the accepted one. */
export function reportPage(changes: readonly Change[], language: Language): string {
  const title = say("pictureChanges", { count: changes.length })[language];
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<style>body{font:14px/1.5 system-ui;margin:32px;background:#eee}div{display:flex;gap:16px;align-items:start}figure{margin:0;max-width:32%}img{max-width:100%;border:1px solid #ccc}</style>
<h1>${title}</h1>
${changes.map((change) => rowOf(change, language)).join("\n")}
</html>
`;
}

function rowOf({ picture, pixels }: Change, language: Language): string {
  const parts =
    pixels === undefined ? (["current"] as const) : (["accepted", "current", "difference"] as const);
  const figures = parts.map((part) => {
    const caption = say(`${part}Picture`)[language];
    return `<figure><figcaption>${caption}</figcaption><img src="${part}/${picture}.png" alt="${caption}"></figure>`;
  });
  const words = pixels === undefined ? say("newPicture") : say("pixelsDiffer", { picture, pixels });
  return `<h2>${picture}</h2><p>${words[language].trim()}</p><div>${figures.join("")}</div>`;
}
