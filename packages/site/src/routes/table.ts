import type { RouteRow } from "./route-row.ts";

/** Every page of the site (spec §2), one row each. */
export const routes = [
  {
    path: "/",
    page: "top",
    layout: "marketing",
    middleware: [],
    prerender: true,
    screen: () => import("../screens/top/Top.tsx"),
  },
  {
    path: "/login",
    page: "login",
    layout: "anonymous",
    middleware: ["propagate-errors-in-hash-json", "already-login-to-mypage"],
    prerender: true,
    screen: () => import("../screens/login/Login.tsx"),
  },
  {
    path: "/mypage",
    page: "mypage",
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("../screens/mypage/MyPage.tsx"),
  },
] as const satisfies readonly RouteRow[];
