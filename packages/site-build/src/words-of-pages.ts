import type { Brand, TopSection } from "@kaitori/brand";
import { type Plugin, parseAst } from "vite";

/** Mails are worded by the server; what one page alone says comes with that page. */
const isOfNoOtherPage = (key: string) => /^(?:mail|top|topParts|pages\.top)\./.test(key);

/** What every first page carries of the brand's words and composition: what pages share, and nothing else. */
export function wordsOfPages({ sections = {}, settings }: Brand): Plugin {
  // A site whose server has no terms words the contract itself.
  const { server } = settings;
  return {
    name: "kaitori:words-of-pages",
    apply: "build",
    transform: {
      filter: { id: /\/(?:copy|sections)\.[cm]?[jt]s$/ },
      handler: (code, id) => ({
        code: /\/copy\.[cm]?[jt]s$/.test(id)
          ? sharedWords(code)
          : sharedSections(sections, { withAgreement: server !== undefined }),
        map: null,
      }),
    },
  };
}

/** Where links lead and of which parts the top page is made; what the parts say comes with their page. */
export function sharedSections(
  { header, footer, top, articles }: NonNullable<Brand["sections"]>,
  { withAgreement = false } = {},
): string {
  const { agreement } = articles ?? {};
  const shared = {
    header,
    footer,
    top: top?.map(kindAndVariant),
    ...(withAgreement && { articles: { agreement } }),
  };
  return `export default ${JSON.stringify(shared)};`;
}

const kindAndVariant = (section: TopSection) => ({
  kind: section.kind,
  ...("variant" in section && { variant: section.variant }),
});

/** What the module exports stays an object literal; of anything else nothing is known, and it is left as it is. */
export function sharedWords(code: string): string {
  const exported = parseAst(code).body.find((statement) => statement.type === "ExportDefaultDeclaration");
  const copy = exported?.type === "ExportDefaultDeclaration" ? exported.declaration : undefined;
  if (copy?.type !== "ObjectExpression") return code;
  return copy.properties.reduceRight((shorter, property, index) => {
    if (property.type !== "Property" || property.key.type !== "Literal") return shorter;
    if (!isOfNoOtherPage(String(property.key.value))) return shorter;
    const next = copy.properties[index + 1];
    const end = next ? next.start : property.end;
    return shorter.slice(0, property.start) + shorter.slice(end);
  }, code);
}
