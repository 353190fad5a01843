import "@kaitori/ui/base";
import { Outlet, ScrollRestoration } from "react-router";
import { PageWords } from "./PageWords.tsx";
import { UiSurroundings } from "./UiSurroundings.tsx";

/** Around every page: titles, links, scrolling and messages. */
export function Root() {
  return (
    <UiSurroundings>
      <PageWords />
      <Outlet />
      <ScrollRestoration />
    </UiSurroundings>
  );
}
