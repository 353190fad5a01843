const style =
  "body{font:14px/1.5 system-ui;margin:32px;background:#eee}h2{font-size:15px;margin:32px 0 0}div{display:flex;gap:16px;align-items:start}img{max-width:48%;border:1px solid #ccc;background:#fff}";

/** Shows the same screens of two brands side by side. */
export const besidePage = (pictures: readonly string[], first: string, second: string) => `<!doctype html>
<meta charset="utf-8"><title>${first} · ${second}</title>
<style>${style}</style>
<h1>${first} · ${second}</h1>
${pictures.map((picture) => rowOf(picture, picture.replace(`/${first}-`, `/${second}-`))).join("\n")}
`;

const rowOf = (one: string, other: string) =>
  `<h2>${one}</h2><div>${[one, other].map((picture) => `<img src="${picture}" alt="${picture}">`).join("")}</div>`;
