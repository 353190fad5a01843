import { pagePaths } from "@kaitori/domain";
import { distance } from "fastest-levenshtein";
import * as v from "valibot";
import { type AnchoredSection, anchors, defaultSections, hasAnchor } from "../../sections/anchors.ts";
import { BrandSections } from "../../sections/schema.ts";
import type { DataFile, DataPath } from "../../source/data-file.ts";
import { advice, type Fault, faultOf, finding, placeOf, type Rule, type RuleFinding } from "../finding.ts";
import { nearest } from "../nearest.ts";
import { faultsIn, type LocatedText, textsIn } from "../texts.ts";

/** Finds links that are neither a page of the site nor a complete https address. */
export const links: Rule = ({ files }) => {
  const composed = files.sections?.value ?? {};
  // Another rule reports sections that do not match their schema.
  if (!v.is(BrandSections, composed)) return [];
  const ownPages = (composed.pages ?? []).map(({ path }) => path);
  const sections = anchorsIn(composed.top ?? defaultSections);
  const pages = [...sitePaths, ...ownPages, ...sections];
  const domains = textsIn(files.settings)
    .filter(({ place }) => /^(?:sender\.address|legal\.email)$/.test(place.key))
    .map(({ text }) => text.trim().replace(/.*@/, ""));
  const linkedTexts = textsIn(files.settings, files.copy, files.sections).flatMap((text) =>
    linksIn(text.path, text.text).map((link) => ({ ...text, text: link })),
  );
  return [
    ...faultsIn(linkedTexts, ({ text: link }) => linkFault(link, pages) ?? misspeltHost(link, domains)),
    ...(files.sections
      ? [
          ...unlinkedPageFaults(files.sections, ownPages, linkedTexts),
          ...missingSectionFaults(files.sections, files.copy, sections),
          ...duplicateLinkFaults(files.sections, composed, sections),
          ...vagueLabelFaults(files.sections),
        ]
      : []),
  ];
};

const unlinkedPageFaults = (
  file: DataFile,
  ownPages: readonly string[],
  linkedTexts: readonly LocatedText[],
): RuleFinding[] =>
  ownPages.flatMap((page, index): RuleFinding[] => {
    const isWithin = ([part, at]: DataPath) => part === "pages" && at === index;
    if (linkedTexts.some(({ path, text }) => pathOf(text) === page && !isWithin(path))) return [];
    return [advice(placeOf(file, ["pages", index, "path"]), "unlinkedPage", "nameInFooter", { page })];
  });

/** Sections that the site links to, with the copy keys of these links; it omits links to missing sections. */
const linkedSections = [
  { kind: "calculator", keys: ["layout.price", "top.heroPrice"] },
  { kind: "steps", keys: ["layout.howItWorks"] },
  { kind: "questions", keys: ["layout.questions"] },
] as const;

/** A brand with a name for such a link has its section. */
const missingSectionFaults = (
  file: DataFile,
  copy: DataFile | undefined,
  sections: readonly string[],
): RuleFinding[] =>
  linkedSections.flatMap(({ kind, keys: all }) => {
    const keys = all.filter((key) => key in Object(copy?.value)).join(", ");
    if (keys === "" || sections.includes(`/#${anchors[kind]}`)) return [];
    return [finding(placeOf(file, ["top"]), "sectionMissing", "addSection", { kind, keys })];
  });

const inEveryFooter: readonly string[] = [
  pagePaths.terms,
  pagePaths.sct,
  pagePaths.privacy,
  pagePaths.security,
  pagePaths.external,
];

const anchorsIn = (top: Parameters<typeof hasAnchor>[0]): readonly string[] =>
  (Object.keys(anchors) as AnchoredSection[])
    .filter((name) => hasAnchor(top, name))
    .map((name) => `/#${anchors[name]}`);

/** Header and footer link to these sections already. */
const inHeader: readonly string[] = linkedSections.map(({ kind }) => `/#${anchors[kind]}`);

/** A link to the same target or with the same name as another one is useless. */
const duplicateLinkFaults = (
  file: DataFile,
  { header = [], footer = [] }: BrandSections,
  sections: readonly string[],
): RuleFinding[] =>
  [
    { part: "header", list: header, linkedAlready: inHeader },
    { part: "footer", list: footer, linkedAlready: [...inEveryFooter, ...inHeader] },
  ].flatMap(({ part, list, linkedAlready }) =>
    list.flatMap(({ href, label }, index): RuleFinding[] => {
      const before = list.slice(0, index);
      const at = (key: string) => placeOf(file, [part, index, key]);
      if (isMissing(href, sections)) return [];
      if (
        linkedAlready.includes(targetOf(href)) ||
        before.some((other) => targetOf(other.href) === targetOf(href))
      )
        return [finding(at("href"), "linkTwice", "leaveOne", { part, link: href })];
      return before.some((other) => other.label === label)
        ? [finding(at("label"), "labelTwice", "giveEachItsOwn", { part, label })]
        : [];
    }),
  );

const withoutTarget =
  /(?:くわし|詳し)(?:く|い(?:内容|情報)?)|詳細|こちら|コチラ|ここ|もっと|さらに|続き|つづき|リンク|ページ|サイト|クリック|タップ|確認|ご?覧|見る|みる|読む|よむ|知る|しる|開く|ひらく|進む|する|ください|click|here|read|more|link|details?|[>＞≫→…!！。、をはへにの\s]/gi;

/** The label of a link names its target, because screen readers list links without the text around them. */
const vagueLabelFaults = (file: DataFile): RuleFinding[] =>
  faultsIn(textsIn(file), ({ path, text: label }) => {
    const isVague = path.at(-1) === "label" && label.replace(withoutTarget, "") === "";
    return isVague && faultOf("vagueLabel", "nameTarget", { label });
  });

/** The schema reports a setting that is no link. */
const linksIn = (path: DataPath, text: string): string[] => {
  const first = path[0];
  if (first === "hosts" || first === "apiHost") return [];
  return (first === "links" || path.at(-1) === "href") && /^(?:\/|https:)/.test(text)
    ? [text]
    : [...text.matchAll(/https?:\/\/[^\s「」（）、。"<>]*/g)].map(([link]) => link);
};

function linkFault(link: string, pages: readonly string[]): Fault | undefined {
  if (link.startsWith("/")) return siteFault(link, pages);
  if (!URL.canParse(link)) return faultOf("notAnAddress", "writeAddress", { link });
  const { protocol, hostname } = new URL(link);
  if (protocol !== "https:") return faultOf("notEncrypted", "beginHttps", { link });
  return isInternal(hostname) ? faultOf("notPublic", "publicHost", { link }) : undefined;
}

/** Names of hosts for tests, names that only an office network knows, and addresses by number. */
const isInternal = (hostname: string) =>
  !hostname.includes(".") ||
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|test|invalid)$|^[\d.]+$|^\[/.test(hostname) ||
  /(?:^|[.-])(?:stg|staging?|dev(?:elop(?:ment)?)?|test|preview|sandbox|uat)\d*[.-]/.test(hostname) ||
  /\.(?:vercel\.app|netlify\.app|pages\.dev|ngrok(?:-free)?\.\w+)$/.test(hostname);

/** The host of a link is almost the brand's own domain: 「kohaku-pay.exmaple」. */
function misspeltHost(link: string, domains: readonly string[]): Fault | undefined {
  if (!URL.canParse(link)) return undefined;
  const labels = new URL(link).hostname.split(".");
  const end = (domain: string) => labels.slice(-domain.split(".").length).join(".");
  const domain = domains.find((each) => distance(end(each), each) <= 2);
  return domain === undefined || domains.some((each) => end(each) === each)
    ? undefined
    : faultOf("misspeltName", "write", { phrase: link, name: domain, text: domain });
}

const pathOf = (link: string) => link.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
const targetOf = (link: string) => `${pathOf(link)}${/[?#].*$/.exec(link)?.[0] ?? ""}`;

const isSection = (link: string) => link.startsWith("/#");

const isMissing = (link: string, sections: readonly string[]) => isSection(link) && !sections.includes(link);

function siteFault(link: string, pages: readonly string[]): Fault | undefined {
  const path = isSection(link) ? link : pathOf(link);
  if (pages.includes(path)) return undefined;
  const suggestion = anchorOfKind(link, pages) ?? nearest(path, pages);
  if (!suggestion) return faultOf("unknownPage", "nameAPage", { link });
  return faultOf("unknownPage", "write", {
    link,
    text: `"${suggestion}${suggestion.includes("#") ? "" : "/"}"`,
  });
}

/** A section is linked by its kind. */
function anchorOfKind(link: string, pages: readonly string[]): string | undefined {
  const [, id] = Object.entries(anchors).find(([kind]) => link === `/#${kind}`) ?? [];
  return id && pages.includes(`/#${id}`) ? `/#${id}` : undefined;
}

/** Public pages of the specification (R2.1). */
const sitePaths: readonly string[] = [
  pagePaths.top,
  pagePaths.login,
  pagePaths.register,
  pagePaths.mypage,
  pagePaths.profile,
  pagePaths.passwordRecover,
  pagePaths.entry,
  ...inEveryFooter,
];
