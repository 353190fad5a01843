import { normalizeText } from "./words.ts";

/** Words of the same meaning, in both languages. A query with one is searched with the others too. */
const groups = `
tenant, licensee, new brand, ライセンシー, テナント, 新しいブランド
dark mode, dark theme, night mode, ダークモード, ダークテーマ, 暗いテーマ, 暗い配色
validation, field error, validate, 入力チェック, バリデーション
error, エラー, 誤り
forbidden, 禁止, ng, ngワード, 使わない言い方, 使ってはいけない, 書いてはいけない
2fa, mfa, two factor, two-factor, authenticator, 二段階認証, 2段階認証, 多要素認証, 認証アプリ
cron, scheduled, background job, job, ジョブ, 定期実行
amount, yen, money, 金額, 円
keyboard, キーボード
screen reader, スクリーンリーダー, 読み上げ
env, environment variable, 環境変数
typed client, api client, openapi
color, colour, 色, カラー
logo, ロゴ
tracking, analytics, アクセス解析, ga, タグ
mail, email, メール
photo, picture, image, 写真, 画像
font, typeface, フォント, 書体
fee, 手数料
document, paper, 書類
deploy, release, デプロイ, 公開
test, テスト
faq, よくある質問, 質問
campaign, news, announcement, キャンペーン, お知らせ, 新着情報, ニュース
login, sign in, ログイン
law, legal, 法律, 薬機法, 景品表示法
upgrade, update, アップデート, 更新
healthcheck, health check, 死活監視
secret, key rotation, 秘密鍵
`
  .trim()
  .split("\n")
  .map((line) => line.split(", "));

export interface Variant {
  readonly text: string;
  /** The part of the query that other words replace. */
  readonly replaced: string;
  /** The words in its place, which a page must have. */
  readonly other: string;
  readonly weight: number;
}

/** A page with the query's own words ranks higher. */
const weightOfVariant = 0.7;

/** True for a whole word; Japanese has no spaces between words. */
const has = (query: string, phrase: string) =>
  /^[a-z0-9]/.test(phrase)
    ? new RegExp(`(?<![a-z0-9])${phrase}(?![a-z0-9])`).test(query)
    : query.includes(phrase);

const katakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0x60));

/** The query, and the query with other words of the same meaning, or with katakana for a word in hiragana. */
export function variantsOf(query: string): Variant[] {
  const text = normalizeText(query);
  const replacements = groups.flatMap((phrases) =>
    phrases
      .filter((phrase) => has(text, phrase))
      .slice(0, 1)
      .flatMap((replaced) =>
        phrases.filter((other) => other !== replaced).map((other) => [replaced, other] as const),
      ),
  );
  const hiragana = [...text.matchAll(/(?<!\S)[ぁ-ゖー]{2,}(?!\S)/g)].map(
    ([word]) => [word, katakana(word)] as const,
  );
  return [
    { text: query, replaced: "", other: "", weight: 1 },
    ...[...replacements, ...hiragana].map(([replaced, other]) => ({
      text: text.replace(replaced, ` ${other} `),
      replaced,
      other,
      weight: weightOfVariant,
    })),
  ];
}
