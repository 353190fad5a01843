import type { FileKind } from "@kaitori/domain";
import type { ReactElement } from "react";
import { detail, drawing, drawings, illegibleText, legibleText, paper, rule } from "./PaperDrawing.css.ts";

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

const page = <rect x="10" y="2" width="68" height="96" rx="3" className={paper} />;
const pageTitle = <path d="M28 14h32" className={legibleText} />;

const cover = (
  <g key="cover">
    <rect x="14" y="2" width="60" height="96" rx="4" className={paper} />
    <rect x="22" y="12" width="44" height="14" rx="2" className={detail} />
    <path d="M22 42h44M22 54h32M22 66h44" className={legibleText} />
    <path d="M22 86h20" className={illegibleText} />
  </g>
);
const openPages = (
  <g key="openPages">
    <rect x="2" y="10" width="84" height="80" rx="4" className={paper} />
    <path d="M44 10v80" className={rule} />
    <path d="M9 24h28M9 36h28M9 48h28M9 60h28M9 72h28M51 24h28M51 36h28M51 48h28" className={legibleText} />
    <path d="M51 60h28M51 72h18" className={illegibleText} />
  </g>
);
const screen = (
  <g key="screen">
    <rect x="2" y="10" width="84" height="66" rx="4" className={paper} />
    <path d="M2 22h84M30 90h28M44 76v14" className={rule} />
  </g>
);
const accountScreen = (
  <g key="accountScreen">
    {screen}
    <rect x="10" y="30" width="68" height="38" rx="2" className={detail} />
    <path d="M18 40h34M18 49h44M18 58h26" className={legibleText} />
  </g>
);
const detailScreen = (
  <g key="detailScreen">
    {screen}
    <path
      d="M10 33h18M36 33h18M62 33h16M10 44h18M36 44h18M62 44h16M10 55h18M36 55h18M62 55h16"
      className={legibleText}
    />
    <path d="M10 66h18M36 66h18" className={illegibleText} />
  </g>
);
const resultSheet = (
  <g key="resultSheet">
    {page}
    {pageTitle}
    <path d="M18 28h28M18 40h28M18 52h28M18 64h28M18 82h28" className={illegibleText} />
    <path d="M54 28h16M54 40h16M54 52h16M54 64h16M54 82h16" className={legibleText} />
    <path d="M18 73h52" className={rule} />
  </g>
);
const balanceSheet = (
  <g key="balanceSheet">
    {page}
    {pageTitle}
    <path d="M44 22v68M10 22h68M10 78h68" className={rule} />
    <path d="M17 32h20M17 44h20M17 56h20M51 32h20M51 44h20M51 66h20" className={illegibleText} />
    <path d="M17 88h20M51 88h20" className={legibleText} />
  </g>
);
const table = (
  <g key="table">
    {page}
    {pageTitle}
    <path d="M18 26h52v60H18zM18 38h52M18 50h52M18 62h52M18 74h52M40 26v60" className={rule} />
    <path d="M46 44h18M46 56h18M46 68h18" className={legibleText} />
    <path d="M24 44h10M24 56h10M24 68h10" className={illegibleText} />
  </g>
);
const taxReturn = (
  <g key="taxReturn">
    {page}
    <path d="M16 10h20" className={illegibleText} />
    <rect x="46" y="8" width="26" height="10" rx="1" className={detail} />
    <path d="M16 28h56M16 36h40" className={legibleText} />
    <path
      d="M16 46h26v44H16zM46 46h26v44H46zM16 57h26M16 68h26M16 79h26M46 57h26M46 68h26M46 79h26"
      className={rule}
    />
    <path d="M51 52h16M51 63h16" className={legibleText} />
  </g>
);
const receipt = (
  <g key="receipt">
    {screen}
    <path d="M10 32h30" className={illegibleText} />
    <path d="M10 43h62M10 54h50" className={legibleText} />
    <circle cx="70" cy="32" r="6" className={detail} />
  </g>
);
const businessOpening = (
  <g key="businessOpening">
    {page}
    {pageTitle}
    <path d="M18 30h36M18 42h52M18 54h52" className={legibleText} />
    <path d="M18 66h52M18 78h24" className={illegibleText} />
    <circle cx="62" cy="82" r="10" className={detail} />
  </g>
);

/** The drawings of each paper; a tax return by e-Tax consists of the return and its receipt. */
const sheetsOfPaper = {
  passbook_cover: [cover],
  passbook_details: [openPages],
  ib_info: [accountScreen],
  ib_details: [detailScreen],
  pl: [resultSheet],
  bs: [balanceSheet],
  breakdown_statement: [table],
  sga_expenses: [table],
  tb_pl: [resultSheet],
  tb_bs: [balanceSheet],
  tax_returns: [taxReturn],
  tax_returns_etax: [taxReturn, receipt],
  business_opening: [businessOpening],
} as const satisfies Partial<Record<FileKind | "tax_returns_etax", readonly ReactElement[]>>;

export type DrawnPaper = keyof typeof sheetsOfPaper;
