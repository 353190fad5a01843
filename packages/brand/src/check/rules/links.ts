import { pagePaths } from "@kaitori/domain";
import type { DataPath } from "../../source/data-file.ts";
import type { Found } from "../finding.ts";
import { nearest } from "../nearest.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

/** Links lead somewhere: to a page of the site, or to a full https address that can be one. */
export const links: Rule = ({ parts }) =>
  [parts.settings, parts.copy, parts.sections].flatMap((file) =>
    file
      ? textsIn(file).flatMap(({ path, text }) =>
          linksIn(path, text).flatMap((link): Found[] => {
            const fault = faultOf(link);
            return fault ? [{ file: file.file, line: file.lineOf(path), key: path.join("."), ...fault }] : [];
          }),
        )
      : [],
  );

/** A setting that is no link at all is the schema's finding. */
const linksIn = (path: DataPath, text: string): string[] => {
  const first = path[0];
  if (first === "hosts" || first === "apiHost") return [];
  return (first === "links" || path.at(-1) === "href") && /^(?:\/|https:)/.test(text)
    ? [text]
    : [...text.matchAll(/https?:\/\/[^\s「」（）、。"<>]*/g)].map(([link]) => link);
};

function faultOf(link: string): Pick<Found, "message" | "mend"> | undefined {
  if (link.startsWith("/")) return siteFault(link);
  if (!URL.canParse(link))
    return { message: `"${link}" is not an address`, mend: 'Write a full address: "https://…".' };
  const { protocol, hostname } = new URL(link);
  if (protocol !== "https:")
    return { message: `"${link}" is not encrypted`, mend: 'Begin it with "https://".' };
  if (!hostname.includes(".") || /(^|\.)(localhost|local|internal|test|invalid)$/.test(hostname)) {
    return { message: `"${link}" cannot be reached by applicants`, mend: "Name a public host." };
  }
  return undefined;
}

function siteFault(link: string): Pick<Found, "message" | "mend"> | undefined {
  const path = link.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  if (sitePaths.includes(path)) return undefined;
  const meant = nearest(path, sitePaths);
  return {
    message: `"${link}" is no page of the site`,
    mend: meant ? `Write "${meant}/".` : "Name a page of the site, or a full address.",
  };
}

/** The pages that a link may lead to: those of the specification that anybody may open (spec §2). */
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
