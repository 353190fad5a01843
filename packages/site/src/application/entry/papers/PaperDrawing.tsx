import { drawing, drawings } from "./PaperDrawing.css.ts";
import { type DrawnPaper, sheetsOfPaper } from "./sheets.tsx";

/** A drawing of the paper: one drawing per sheet, the parts that must be readable in the brand's colour. */
export function PaperDrawing({ paper }: { paper: DrawnPaper }) {
  return (
    <div className={drawings}>
      {sheetsOfPaper[paper].map((sheet) => (
        <svg key={sheet.key} viewBox="0 0 88 100" className={drawing} aria-hidden="true">
          {sheet}
        </svg>
      ))}
    </div>
  );
}
