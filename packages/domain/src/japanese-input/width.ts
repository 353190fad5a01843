import { replaceByTable, tableOf } from "./table.ts";

// U+0021–U+007E and their full-width forms have the same order; the space is the exception.
const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).join("");
const wideAscii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0xff01 + index)).join("");

const narrowKana = "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ";
const wideKana =
  "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜";

export const wideTable = tableOf(` ${ascii}¥${narrowKana}`, `\u3000${wideAscii}￥${wideKana}`);
const narrowTable = tableOf(`\u3000${wideAscii}￥`, ` ${ascii}¥`);

/** Converts letters, digits, signs, spaces and half-width kana to full width (B1). */
export const fullWidth = (text: string) => replaceByTable(wideTable, text);

/** Converts letters, digits, signs and spaces to half width; kana stay unchanged (B1). */
export const halfWidth = (text: string) => replaceByTable(narrowTable, text);
