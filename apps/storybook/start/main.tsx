import "./frame.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { StartPage } from "../src/handbook/start/StartPage.tsx";
import { AllPages } from "./AllPages.tsx";
import type { HandbookPage } from "./pages.ts";

declare const handbookPages: readonly HandbookPage[];

const place = document.getElementById("start");
if (!place) throw new Error("The page has no place for what it says.");
createRoot(place).render(
  <StrictMode>
    <StartPage>
      <AllPages pages={handbookPages} />
    </StartPage>
  </StrictMode>,
);
