import type { AssetName, Brand, TopSection } from "@kaitori/brand";
import { type Plugin, parseAst } from "vite";

/** Mails are worded by the server; what one page alone says comes with that page. */
const isOfNoOtherPage = (key: string) => /^(?:mail|top|topParts|pages\.top)\./.test(key);

/** Brand texts and composition that every first page carries: those shared between pages, and nothing else. */
export function wordsOfPages({ assets, sections = {}, settings }: Brand): Plugin {
  // A site whose server has no terms words the contract itself.
  const { server } = settings;
  const carried = (code: string, id: string) => {
    if (/\/copy\.[cm]?[jt]s$/.test(id)) return sharedWords(code);
    // The look stands in the style sheet of each page.
    if (/\/tokens\.[cm]?[jt]s$/.test(id)) return "export default undefined;";
    // The format of brands has a file of this name, too, which exports no pictures.
    if (/\/assets\.[cm]?[jt]s$/.test(id)) return /^export default /m.test(code) ? sharedAssets(assets) : code;
    return sharedSections(sections, { withAgreement: server !== undefined });
  };
  return {
    name: "kaitori:words-of-pages",
    apply: "build",
    transform: {
      filter: { id: /\/(?:assets|copy|sections|tokens)\.[cm]?[jt]s$/ },
      handler: (code, id) => ({ code: carried(code, id), map: null }),
    },
  };
}

/** The drawings of pages; icons and the picture for links stand in the head, the mark is what they are drawn from. */
const shownAssets: readonly AssetName[] = ["logo", "hero", "done", "empty", "lost", "closed"];

const sharedAssets = (assets: Brand["assets"]): string =>
  `export default ${JSON.stringify(Object.fromEntries(shownAssets.map((name) => [name, assets[name]])))};`;

/**
 * Targets of links, kinds of the top page's sections, and addresses of the brand's own pages; their texts come with
 * each page.
 */
export function sharedSections(
  { header, footer, top, pages, articles }: NonNullable<Brand["sections"]>,
  { withAgreement = false } = {},
): string {
  const { agreement } = articles ?? {};
  const shared = {
    header,
    footer,
    top: top?.filter(isLinked).map(kindAndVariant),
    pages: pages?.map(({ path }) => ({ path })),
    ...(withAgreement && { articles: { agreement } }),
  };
  return `export default ${JSON.stringify(shared)};`;
}

/** Those to which links of other pages may lead (`useHasSection` of the site); a hero may hold the calculator. */
const isLinked = ({ kind }: TopSection) => /^(?:hero|calculator|steps|questions)$/.test(kind);

const kindAndVariant = (section: TopSection) => ({
  kind: section.kind,
  ...("variant" in section && { variant: section.variant }),
});

/**
 * Returns the code of an object literal without the texts of other pages; any other code stays as it is, since nothing
 * is known of it.
 */
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
