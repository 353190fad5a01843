import { deriveDarkMode, deriveTheme } from "@kaitori/ui/theme";
import { mailCopy } from "../copy/mail.ts";
import type { BrandTokens } from "../tokens/schema.ts";
import { type MailBlock, mailBlocks, type NamedValue } from "./mail-blocks.ts";
import type { MailBrand } from "./mail-text.ts";

export interface MailHtmlBrand extends MailBrand {
  readonly tokens: BrandTokens;
}

/**
 * The mail as HTML in the brand's look, with the content of the text and no external resources. Some mail programs
 * remove style sheets, so the light look is inlined; only the dark look needs a style sheet.
 */
export function mailHtml(brand: MailHtmlBrand, { subject, text }: { subject: string; text: string }): string {
  const { settings, tokens, copy } = brand;
  const { blocks, signature } = mailBlocks(text, settings.hosts);
  const { styles, darkStyle } = stylesOf(tokens);
  const open = copy["mail.open"] ?? mailCopy.texts.open;
  const phone = settings.legal.phone;
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkStyle}}</style>
</head>
<body class="page" style="${styles.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="${styles.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="${styles.bar}" class="bar"></td></tr>
<tr><td class="surface line" style="${styles.card}">
<p class="brand" style="${styles.service}">${escapeHtml(settings.serviceName)}</p>
${blocks.map((block) => blockHtml(block, styles, open)).join("\n")}
</td></tr>
<tr><td class="quiet" style="${styles.footer}">${signature.map((line) => footerLine(line, phone, styles)).join("<br>")}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock, styles: InlineStyles, open: string): string {
  switch (block.kind) {
    case "button":
      return `<p style="${styles.buttonRow}"><a href="${escapeHtml(block.url)}" class="button" style="${styles.button}">${escapeHtml(open)}</a></p>
<p class="quiet" style="${styles.address}">${link(block.url, styles)}</p>`;
    case "code":
      return `<p class="ink" style="${styles.code}">${escapeHtml(block.code)}</p>`;
    case "facts":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}">${block.facts
        .map((fact) => factHtml(fact, styles))
        .join("")}</table>`;
    case "lines":
      return `<p class="ink" style="${styles.text}">${block.lines.map((line) => linkAddresses(line, styles)).join("<br>")}</p>`;
  }
}

function factHtml({ name, value }: NamedValue, styles: InlineStyles): string {
  const valueMarkup = valueHtml(value, styles);
  if (isWide(name, value))
    return `<tr><td colspan="2" class="quiet line" style="${styles.wideName}">${escapeHtml(name)}<br><span class="ink" style="${styles.wideValue}">${valueMarkup}</span></td></tr>`;
  return `<tr><td class="quiet line" style="${styles.name}">${escapeHtml(name)}</td><td class="ink line" style="${styles.value}">${valueMarkup}</td></tr>`;
}

/** An amount: a large figure, small unit and label. */
function valueHtml(value: string, styles: InlineStyles): string {
  const { figure, beside } = moneyOf(value);
  if (figure === undefined) return linesOfPieces(value, styles);
  const amount = `<span style="${styles.figure}">${escapeHtml(figure)}</span>円`;
  return beside === "" ? amount : `${amount}<br>${linkAddresses(beside, styles)}`;
}

/** Wide spaces separate bank, branch, number and holder of an account; lines break there only. */
const linesOfPieces = (value: string, styles: InlineStyles): string => {
  const pieces = value.split("　");
  if (pieces.length === 1) return linkAddresses(value, styles);
  return pieces
    .map((piece) => `<span style="${styles.piece}">${linkAddresses(piece, styles)}</span>`)
    .join("　");
};

function moneyOf(value: string): { figure?: string | undefined; beside: string } {
  const [, figure, rest = ""] = /^([\d,]{3,})円(.*)$/.exec(value) ?? [];
  return { figure, beside: rest.trim() };
}

const fontSizes = { name: 14, value: 15, figure: 24 } as const;

/** Space in px for name and value on the narrowest phone. */
const phoneLineWidth = 280;

function isWide(name: string, value: string): boolean {
  const { figure, beside } = moneyOf(value);
  const valueWidth =
    figure === undefined
      ? widthOf(value, fontSizes.value)
      : Math.max(widthOf(`${figure}円`, fontSizes.figure), widthOf(beside, fontSizes.value));
  return widthOf(name, fontSizes.name) + valueWidth > phoneLineWidth;
}

/** Estimated width in px at a font size: letters and digits take at most 0.6 of the width of a kanji. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + (letter < "\u0100" ? size * 0.6 : size), 0);

const linkAddresses = (line: string, styles: InlineStyles): string =>
  line
    .split(/(https?:\/\/[^\s「」（）、。"<>]+)/)
    .map((part) => (/^https?:\/\//.test(part) ? link(part, styles) : escapeHtml(part)))
    .join("");

const link = (url: string, styles: InlineStyles) =>
  `<a href="${escapeHtml(url)}" class="brand" style="${styles.link}">${escapeHtml(url)}</a>`;

const footerLine = (line: string, phone: string, styles: InlineStyles): string =>
  line
    .split(phone)
    .map(escapeHtml)
    .join(`<a href="tel:${escapeHtml(phone)}" class="brand" style="${styles.link}">${escapeHtml(phone)}</a>`);

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

type InlineStyles = ReturnType<typeof lightStylesOf>;

/** Cache: deriving a theme takes longer than writing a mail, and thousands may be sent at once. */
const stylesCache = new WeakMap<BrandTokens, { readonly styles: InlineStyles; readonly darkStyle: string }>();

function stylesOf(tokens: BrandTokens) {
  const derived = stylesCache.get(tokens) ?? {
    styles: lightStylesOf(tokens),
    darkStyle: darkStyleOf(tokens),
  };
  stylesCache.set(tokens, derived);
  return derived;
}

/** The light look as inline styles. Sizes are in px, the only unit that all mail programs support. */
function lightStylesOf({ decisions, overrides }: BrandTokens) {
  const { colour, type } = deriveTheme(decisions, overrides);
  const family = (families: string) => `font-family:${families.replaceAll('"', "'")}`;
  const card = Math.min(decisions.corner, 16);
  const button = decisions.buttons === "pill" ? 28 : Math.min(decisions.corner, 12);
  const text = `margin:0 0 20px;color:${colour.ink};font-size:16px;line-height:1.75;overflow-wrap:anywhere`;
  const cell = `padding:10px 0;border-bottom:1px solid ${colour.hairline};vertical-align:baseline`;
  return {
    body: `margin:0;padding:0;background-color:${colour.paper};${family(type.body)}`,
    page: `background-color:${colour.paper}`,
    bar: `height:6px;line-height:6px;font-size:0;background-color:${colour.brand};border-radius:${card}px ${card}px 0 0`,
    card: `padding:24px 20px 12px;background-color:${colour.surface};border:1px solid ${colour.hairline};border-top:0;border-radius:0 0 ${card}px ${card}px`,
    service: `margin:0 0 24px;color:${colour.brandInk};font-size:20px;font-weight:${type.headingWeight};line-height:1.4;${family(type.heading)}`,
    text,
    buttonRow: "margin:4px 0 8px",
    button: `display:inline-block;padding:14px 28px;background-color:${colour.action};color:${colour.onAction};font-size:16px;font-weight:700;line-height:1.4;text-decoration:none;border-radius:${button}px`,
    address: `margin:0 0 20px;color:${colour.inkQuiet};font-size:13px;line-height:1.6;overflow-wrap:anywhere`,
    code: `margin:0 0 20px;color:${colour.ink};font-size:36px;font-weight:700;line-height:1.4;letter-spacing:0.12em`,
    facts: "margin:0 0 20px;border-collapse:collapse",
    name: `${cell};padding-right:16px;color:${colour.inkQuiet};font-size:${fontSizes.name}px;line-height:1.6;white-space:nowrap`,
    wideName: `${cell};color:${colour.inkQuiet};font-size:${fontSizes.name}px;line-height:1.6`,
    wideValue: `color:${colour.ink};font-size:${fontSizes.value}px;overflow-wrap:anywhere`,
    piece: "display:inline-block",
    value: `${cell};color:${colour.ink};font-size:${fontSizes.value}px;line-height:1.6;text-align:right;overflow-wrap:anywhere`,
    figure: `font-size:${fontSizes.figure}px;font-weight:700;font-variant-numeric:tabular-nums`,
    link: `color:${colour.brandInk};text-decoration:underline`,
    footer: `padding:16px 20px;color:${colour.inkQuiet};font-size:13px;line-height:1.7`,
  };
}

function darkStyleOf({ decisions }: BrandTokens): string {
  const dark = deriveDarkMode(decisions);
  const rules = {
    page: `background-color:${dark.background}`,
    surface: `background-color:${dark.surface}`,
    line: `border-color:${dark.line}`,
    ink: `color:${dark.ink}`,
    quiet: `color:${dark.inkQuiet}`,
    brand: `color:${dark.brandInk}`,
    bar: `background-color:${dark.action}`,
    button: `background-color:${dark.action}`,
  };
  const important = (name: string, rule: string) => `.${name}{${rule}!important}`;
  return `${Object.entries(rules)
    .map(([name, rule]) => important(name, rule))
    .join("")}.button{color:${dark.onAction}!important}`;
}
