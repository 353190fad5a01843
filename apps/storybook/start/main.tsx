import "./front-page.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onSearchKey, searchDialog } from "../search/dialog.ts";
import { StartPage } from "../src/handbook/start/StartPage.tsx";
import { AllPages } from "./AllPages.tsx";
import type { HandbookPage } from "./pages.ts";

declare const handbookPages: readonly HandbookPage[];

const container = document.getElementById("start");
if (!container) throw new Error("The page has no element for its content.");
const search = searchDialog("./");
onSearchKey(search.open);
// The board links here with ?search to open the search.
if (new URLSearchParams(location.search).has("search")) search.open();
createRoot(container).render(
  <StrictMode>
    <StartPage>
      <AllPages pages={handbookPages} onSearch={search.open} />
    </StartPage>
  </StrictMode>,
);
