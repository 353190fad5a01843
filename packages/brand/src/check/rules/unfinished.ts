import { toBeWritten } from "../../template/unfinished.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

const leftovers =
  /TODO|FIXME|Lorem|サンプル株式会社|株式会社サンプル|ダミー|○○|〇〇株式会社|株式会社〇〇|^0000000$|^ミキニユウ$|^ﾐｷﾆﾕｳ$/i;

/** Nothing is left that was only put there to be replaced. */
export const unfinished: Rule = ({ parts }) =>
  [parts.settings, parts.copy, parts.sections].flatMap((file) =>
    file
      ? textsIn(file)
          .filter(({ text }) => text.includes(toBeWritten) || leftovers.test(text))
          .map(({ path, text }) => ({
            file: file.file,
            line: file.lineOf(path),
            message: `"${path.join(".")}" still says "${text.slice(0, 30)}"`,
            mend: "Write what is true of this brand.",
          }))
      : [],
  );
