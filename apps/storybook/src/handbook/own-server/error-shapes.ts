/** Shapes of errors (R8) with their possible bodies. */
export const errorShapes = {
  fields: {
    status: "400",
    body: {
      purpose: ["入力してください。"],
      claims: [{}, { amount: ["入力してください。"], non_field_errors: ["内容をご確認ください。"] }],
      banks: [{ bank_account_number: ["7桁の半角数字で入力してください"] }],
      non_field_errors: ["請求書がありません。"],
    },
  },
  codes: {
    status: "400 … 5xx",
    body: {
      purpose: ["500文字以内で入力してください。"],
      claims: [{}, { amount: ["入力してください。"] }],
      codes: {
        purpose: [{ code: "tooLong", params: { max: 500 } }],
        claims: [{}, { amount: [{ code: "required" }] }],
      },
    },
  },
  nothing: { status: "400", body: null },
  token: { status: "401, 403", body: { detail: "CSRF tokens do not match" } },
  elsewhere: {
    status: "401, 403",
    body: {
      correct_login_url: "https://partner.example/login/",
      service_name: "わかば資金サポート",
      message: "別のサービスのアカウントです。",
    },
  },
  unauthorized: {
    status: "401, 403",
    body: { detail: "ログインが必要です。", status: "redirect", redirect_uri: "/login/" },
  },
  other: { status: "404, 409, 429, 5xx …", body: { detail: "しばらくお待ちください。", retry_after: 30 } },
  lost: { status: "–", body: null },
} as const;

export type ErrorShape = keyof typeof errorShapes;
