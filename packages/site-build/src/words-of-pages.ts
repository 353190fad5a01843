import { type Plugin, parseAst } from "vite";

/** What of a brand's copy no page says: mails are worded by the server. */
const neverOnAPage = /^mail\./;

/** The copy of a brand without the words of its mails: every first page carries it whole. */
export function wordsOfPages(): Plugin {
  return {
    name: "kaitori:words-of-pages",
    apply: "build",
    transform: {
      filter: { id: /\/copy\.[cm]?[jt]s$/, code: /["']mail\./ },
      handler: (code) => ({ code: withoutMails(code), map: null }),
    },
  };
}

/** What the module exports stays an object literal; of anything else nothing is known, and it is left as it is. */
export function withoutMails(code: string): string {
  const exported = parseAst(code).body.find((statement) => statement.type === "ExportDefaultDeclaration");
  const copy = exported?.type === "ExportDefaultDeclaration" ? exported.declaration : undefined;
  if (copy?.type !== "ObjectExpression") return code;
  return copy.properties.reduceRight((shorter, property, index) => {
    if (property.type !== "Property" || property.key.type !== "Literal") return shorter;
    if (!neverOnAPage.test(String(property.key.value))) return shorter;
    const next = copy.properties[index + 1];
    const end = next ? next.start : property.end;
    return shorter.slice(0, property.start) + shorter.slice(end);
  }, code);
}
