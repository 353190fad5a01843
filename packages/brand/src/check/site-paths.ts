/** The pages that a link may lead to: those of the specification that anybody may open (spec §2). */
export const sitePaths: readonly string[] = [
  "/",
  "/login",
  "/register",
  "/mypage",
  "/profile",
  "/profile/password/reset/recover",
  "/entry",
  "/terms",
  "/legal/sct",
  "/policy/privacy",
  "/policy/security",
  "/policy/external",
];
