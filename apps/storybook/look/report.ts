export type Change = { name: string; kind: "new" } | { name: string; kind: "changed"; pixels: number };

const row = (change: Change) =>
  change.kind === "new"
    ? `<h2>${change.name}</h2><p>new</p><img src="current/${change.name}.png" alt="">`
    : `<h2>${change.name}</h2><p>${change.pixels} pixels differ: accepted, current, difference</p>
       <div>${["accepted", "current", "difference"].map((part) => `<img src="${part}/${change.name}.png" alt="${part}">`).join("")}</div>`;

/** What changed, side by side. */
export const reportPage = (changes: readonly Change[]) => `<!doctype html>
<meta charset="utf-8"><title>Look: ${changes.length} changes</title>
<style>body{font:14px/1.5 system-ui;margin:32px;background:#eee}h2{font-size:15px;margin:32px 0 0}div{display:flex;gap:16px;align-items:start}img{max-width:32%;border:1px solid #ccc;background:#fff}</style>
<h1>${changes.length === 0 ? "Nothing changed" : `${changes.length} changes`}</h1>
${changes.map(row).join("\n")}
`;
