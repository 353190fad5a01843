import "./frame.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onSearchKey, searchDialog } from "../search/dialog.ts";
import { StartPage } from "../src/handbook/start/StartPage.tsx";
import { AllPages } from "./AllPages.tsx";
import type { HandbookPage } from "./pages.ts";

declare const handbookPages: readonly HandbookPage[];

const place = document.getElementById("start");
if (!place) throw new Error("The page has no place for what it says.");
const search = searchDialog("./");
onSearchKey(search.open);
// The board links here with ?search to open the search.
if (new URLSearchParams(location.search).has("search")) search.open();
createRoot(place).render(
  <StrictMode>
    <StartPage>
      <AllPages pages={handbookPages} onSearch={search.open} />
    </StartPage>
  </StrictMode>,
);
