import type { FileKind } from "@kaitori/domain";
import {
  detail,
  drawing,
  drawings,
  illegibleText,
  legibleText,
  paper as paperStyle,
  rule,
} from "./PaperDrawing.css.ts";

/** Paths of the parts of a drawing, each part above the one before. */
interface Sheet {
  /** A box has the rounded corners of the brand's cards. */
  readonly paper: readonly [x: number, y: number, width: number, height: number] | string;
  readonly rule?: string;
  readonly detail?: string;
  readonly legibleText?: string;
  readonly illegibleText?: string;
}
const styleOfPart = { rule, detail, legibleText, illegibleText };
const parts = Object.keys(styleOfPart) as (keyof typeof styleOfPart)[];

export function SheetDrawing({ sheet }: { sheet: Sheet }) {
  const { paper } = sheet;
  return (
    <>
      {typeof paper === "string" ? (
        <path d={paper} className={paperStyle} />
      ) : (
        <rect x={paper[0]} y={paper[1]} width={paper[2]} height={paper[3]} className={paperStyle} />
      )}
      {parts.map((part) => sheet[part] && <path key={part} d={sheet[part]} className={styleOfPart[part]} />)}
    </>
  );
}

/** A drawing of the paper: one drawing per sheet, the parts that must be readable in the brand's colour. */
export function PaperDrawing({ paper }: { paper: DrawnPaper }) {
  return (
    <div className={drawings}>
      {sheetsOfPaper[paper].map((sheet, index) => (
        <svg key={`${index} ${sheet.paper}`} viewBox="0 0 88 100" className={drawing} aria-hidden="true">
          <SheetDrawing sheet={sheet} />
        </svg>
      ))}
    </div>
  );
}

const page = [10, 2, 68, 96] as const;
const screen = { paper: [2, 10, 84, 66], rule: "M2 22h84M30 90h28M44 76v14" } as const;

const resultSheet = {
  paper: page,
  rule: "M18 73h52",
  legibleText: "M28 14h32M54 28h16M54 40h16M54 52h16M54 64h16M54 82h16",
  illegibleText: "M18 28h28M18 40h28M18 52h28M18 64h28M18 82h28",
};
const balanceSheet = {
  paper: page,
  rule: "M44 22v68M10 22h68M10 78h68",
  legibleText: "M28 14h32M17 88h20M51 88h20",
  illegibleText: "M17 32h20M17 44h20M17 56h20M51 32h20M51 44h20M51 66h20",
};
const table = {
  paper: page,
  rule: "M18 26h52v60H18zM18 38h52M18 50h52M18 62h52M18 74h52M40 26v60",
  legibleText: "M28 14h32M46 44h18M46 56h18M46 68h18",
  illegibleText: "M24 44h10M24 56h10M24 68h10",
};
const taxReturn = {
  paper: page,
  rule: "M16 46h26v44H16zM46 46h26v44H46zM16 57h26M16 68h26M16 79h26M46 57h26M46 68h26M46 79h26",
  detail: "M46 8h26v10H46z",
  legibleText: "M16 28h56M16 36h40M51 52h16M51 63h16",
  illegibleText: "M16 10h20",
};

/** The drawings of each paper; a tax return by e-Tax consists of the return and its receipt. */
const sheetsOfPaper = {
  passbook_cover: [
    {
      paper: [14, 2, 60, 96],
      detail: "M22 12h44v14H22z",
      legibleText: "M22 42h44M22 54h32M22 66h44",
      illegibleText: "M22 86h20",
    },
  ],
  passbook_details: [
    {
      paper: [2, 10, 84, 80],
      rule: "M44 10v80",
      legibleText: "M9 24h28M9 36h28M9 48h28M9 60h28M9 72h28M51 24h28M51 36h28M51 48h28",
      illegibleText: "M51 60h28M51 72h18",
    },
  ],
  ib_info: [{ ...screen, detail: "M10 30h68v38H10z", legibleText: "M18 40h34M18 49h44M18 58h26" }],
  ib_details: [
    {
      ...screen,
      legibleText: "M10 33h18M36 33h18M62 33h16M10 44h18M36 44h18M62 44h16M10 55h18M36 55h18M62 55h16",
      illegibleText: "M10 66h18M36 66h18",
    },
  ],
  pl: [resultSheet],
  bs: [balanceSheet],
  breakdown_statement: [table],
  sga_expenses: [table],
  tb_pl: [resultSheet],
  tb_bs: [balanceSheet],
  tax_returns: [taxReturn],
  tax_returns_etax: [
    taxReturn,
    {
      ...screen,
      detail: "M64 32a6 6 0 1 1 12 0a6 6 0 1 1-12 0",
      legibleText: "M10 43h62M10 54h50",
      illegibleText: "M10 32h30",
    },
  ],
  business_opening: [
    {
      paper: page,
      detail: "M52 82a10 10 0 1 1 20 0a10 10 0 1 1-20 0",
      legibleText: "M28 14h32M18 30h36M18 42h52M18 54h52",
      illegibleText: "M18 66h52M18 78h24",
    },
  ],
} as const satisfies Partial<Record<FileKind | "tax_returns_etax", readonly Sheet[]>>;

export type DrawnPaper = keyof typeof sheetsOfPaper;
