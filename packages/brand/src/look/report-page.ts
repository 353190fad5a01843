import { type Language, say } from "../sentences/say.ts";

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
