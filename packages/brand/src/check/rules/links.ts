import { pagePaths } from "@kaitori/domain";
import * as v from "valibot";
import { BrandSections } from "../../sections/schema.ts";
import { say } from "../../sentences/say.ts";
import type { DataFile, DataPath } from "../../source/data-file.ts";
import type { Found } from "../finding.ts";
import { nearest } from "../nearest.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

/** Links lead somewhere: to a page of the site, or to a full https address that can be one. */
export const links: Rule = ({ files }) => {
  const own = ownPagesIn(files.sections);
  const pages = [...sitePaths, ...own];
  const named = [files.settings, files.copy, files.sections].filter((file) => file !== undefined);
  const places = named.flatMap((file) =>
    textsIn(file).flatMap(({ path, text }) => linksIn(path, text).map((link) => ({ file, path, link }))),
  );
  return [
    ...places.flatMap(({ file, path, link }): Found[] => {
      const fault = faultOf(link, pages);
      return fault ? [{ file: file.file, line: file.lineOf(path), key: path.join("."), ...fault }] : [];
    }),
    // Of a malformed page the schema speaks.
    ...(files.sections && v.is(BrandSections, files.sections.value)
      ? [...unlinked(files.sections, own, places), ...twice(files.sections, files.sections.value)]
      : []),
  ];
};

const OwnPages = v.object({ pages: v.optional(v.array(v.object({ path: v.string() })), []) });

/** Pages that only this brand has, whatever else is wrong with them. */
const ownPagesIn = (file: DataFile | undefined): readonly string[] => {
  const read = v.safeParse(OwnPages, file?.value);
  return read.success ? read.output.pages.map(({ path }) => path) : [];
};

/** Nobody comes to a page that only links to itself, or that nothing links to. */
const unlinked = (
  file: DataFile,
  own: readonly string[],
  places: readonly { readonly path: DataPath; readonly link: string }[],
): Found[] =>
  own.flatMap((page, index): Found[] => {
    const isWithin = ([part, at]: DataPath) => part === "pages" && at === index;
    if (places.some(({ path, link }) => pathOf(link) === page && !isWithin(path))) return [];
    return [
      {
        file: file.file,
        line: file.lineOf(["pages", index, "path"]),
        key: `pages.${index}.path`,
        level: "advice",
        message: say("nothingLeads", { page }),
        mend: say("nameInFooter", { page }),
      },
    ];
  });

const inEveryFooter: readonly string[] = [
  pagePaths.terms,
  pagePaths.sct,
  pagePaths.privacy,
  pagePaths.security,
  pagePaths.external,
];

/** A link that stands there already helps nobody a second time. */
const twice = (file: DataFile, { header = [], footer = [] }: BrandSections): Found[] =>
  [
    { part: "header", list: header, known: [] },
    { part: "footer", list: footer, known: inEveryFooter },
  ].flatMap(({ part, list, known }) =>
    list.flatMap(({ href }, index): Found[] =>
      known.includes(pathOf(href)) || list.findIndex((other) => pathOf(other.href) === pathOf(href)) < index
        ? [
            {
              file: file.file,
              line: file.lineOf([part, index, "href"]),
              key: `${part}.${index}.href`,
              message: say("linkTwice", { part, link: href }),
              mend: say("leaveOne"),
            },
          ]
        : [],
    ),
  );

/** A setting that is no link at all is the schema's finding. */
const linksIn = (path: DataPath, text: string): string[] => {
  const first = path[0];
  if (first === "hosts" || first === "apiHost") return [];
  return (first === "links" || path.at(-1) === "href") && /^(?:\/|https:)/.test(text)
    ? [text]
    : [...text.matchAll(/https?:\/\/[^\s「」（）、。"<>]*/g)].map(([link]) => link);
};

type Fault = Pick<Found, "message" | "mend">;

function faultOf(link: string, pages: readonly string[]): Fault | undefined {
  if (link.startsWith("/")) return siteFault(link, pages);
  if (!URL.canParse(link)) return { message: say("notAnAddress", { link }), mend: say("writeAddress") };
  const { protocol, hostname } = new URL(link);
  if (protocol !== "https:") return { message: say("notEncrypted", { link }), mend: say("beginHttps") };
  if (!hostname.includes(".") || /(^|\.)(localhost|local|internal|test|invalid)$/.test(hostname)) {
    return { message: say("notPublic", { link }), mend: say("publicHost") };
  }
  return undefined;
}

const pathOf = (link: string) => link.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");

function siteFault(link: string, pages: readonly string[]): Fault | undefined {
  const path = pathOf(link);
  if (pages.includes(path)) return undefined;
  const meant = nearest(path, pages);
  return {
    message: say("noSuchPage", { link }),
    mend: meant ? say("write", { text: `"${meant}/"` }) : say("nameAPage"),
  };
}

/** The pages that a link may lead to: those of the specification that anybody may open (R2.1). */
const sitePaths: readonly string[] = [
  pagePaths.top,
  pagePaths.login,
  pagePaths.register,
  pagePaths.mypage,
  pagePaths.profile,
  pagePaths.passwordRecover,
  pagePaths.entry,
  pagePaths.terms,
  pagePaths.sct,
  pagePaths.privacy,
  pagePaths.security,
  pagePaths.external,
];
