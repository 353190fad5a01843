import type { AssetName, Brand, TopSection } from "@kaitori/brand";
import { type Plugin, parseAst } from "vite";

/** Texts of mails, which only the server uses, and texts of a single page, which are part of that page. */
const isUnshared = (key: string) => /^(?:mail|top|topParts|pages\.top)\./.test(key);

/** Keeps only the texts and sections that pages share in the script of a brand; each page contains its own. */
export function sharedContent({ assets, sections = {}, settings }: Brand): Plugin {
  // A server of level 0 has no contract terms, so the site composes the contract itself.
  const { server } = settings;
  const keepShared = (code: string, id: string) => {
    if (/\/copy\.[cm]?[jt]s$/.test(id)) return sharedCopy(code);
    // The style sheet of each page contains the colours, fonts and shapes.
    if (/\/tokens\.[cm]?[jt]s$/.test(id)) return "export default undefined;";
    // The format package also has a file of this name, without pictures.
    if (/\/assets\.[cm]?[jt]s$/.test(id)) return /^export default /m.test(code) ? sharedAssets(assets) : code;
    return sharedSections(sections, { withAgreement: server !== undefined });
  };
  return {
    name: "kaitori:shared-content",
    apply: "build",
    transform: {
      filter: { id: /\/(?:assets|copy|sections|tokens)\.[cm]?[jt]s$/ },
      handler: (code, id) => ({ code: keepShared(code, id), map: null }),
    },
  };
}

/** Drawings on pages. Icons and the social image are in the head; `mark` is only their source. */
const shownAssets: readonly AssetName[] = ["logo", "hero", "done", "empty", "lost", "closed"];

const sharedAssets = (assets: Brand["assets"]): string =>
  `export default ${JSON.stringify(Object.fromEntries(shownAssets.map((name) => [name, assets[name]])))};`;

/** Kinds of linked sections, and addresses of the pages that only this brand has, without their texts. */
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

/** Sections to which other pages may link (`useHasSection` of the site); a hero may contain the calculator. */
const isLinked = ({ kind }: TopSection) => /^(?:hero|calculator|steps|questions)$/.test(kind);

const kindAndVariant = (section: TopSection) => ({
  kind: section.kind,
  ...("variant" in section && { variant: section.variant }),
});

/** Removes the texts of other pages from an object literal; other code stays unchanged. */
export function sharedCopy(code: string): string {
  const exported = parseAst(code).body.find((statement) => statement.type === "ExportDefaultDeclaration");
  const copy = exported?.type === "ExportDefaultDeclaration" ? exported.declaration : undefined;
  if (copy?.type !== "ObjectExpression") return code;
  return copy.properties.reduceRight((shorter, property, index) => {
    if (property.type !== "Property" || property.key.type !== "Literal") return shorter;
    if (!isUnshared(String(property.key.value))) return shorter;
    const next = copy.properties[index + 1];
    const end = next ? next.start : property.end;
    return shorter.slice(0, property.start) + shorter.slice(end);
  }, code);
}
