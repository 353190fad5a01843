import { pagePaths } from "@kaitori/domain";

/** The pages that a link may lead to: those of the specification that anybody may open (spec §2). */
export const sitePaths: readonly string[] = [
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
