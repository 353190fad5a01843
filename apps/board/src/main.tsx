import "@kaitori/ui/base";
import { controlsOf } from "@kaitori/brand/controls";
import { newDecisions } from "@kaitori/brand/draft";
import { UiProvider } from "@kaitori/ui";
import { deriveTheme, themeToCss } from "@kaitori/ui/theme";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Board } from "./Board.tsx";

/** The board has colours of no brand, so that nobody mistakes the board for the previewed brand. */
const boardDecisions = { ...newDecisions("#2f4a6d"), density: "compact", typeScale: "compact" } as const;
const style = document.createElement("style");
style.textContent = themeToCss(deriveTheme(boardDecisions));
document.head.append(style);

const container = document.getElementById("board");
if (!container) throw new Error("The page has no element for the board.");
// Opens the handbook's search, as on each of its pages.
window.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  window.open("../?search");
});
createRoot(container).render(
  <StrictMode>
    <UiProvider {...controlsOf({})}>
      <Board />
    </UiProvider>
  </StrictMode>,
);
