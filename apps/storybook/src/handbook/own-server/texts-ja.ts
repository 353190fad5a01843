import type { OwnServerTexts } from "./texts-en.ts";

export const japanese: OwnServerTexts = {
  lang: "ja",
  withLabel: (word, text) => `${word}：${text}`,
  call: {
    specification: "仕様",
    since: (level) => `追加（段階${level}から）`,
    path: "パスの値",
    query: "クエリ",
    body: "本文",
    none: "本文はありません。",
    mayBeMissing:
      "「省略可」「null可」は、サイトがその形で送ることがあるという意味です。必須かどうか（仕様5章）はサーバーが確かめ、足りなければ400で項目ごとに答えます。",
    file: "multipart/form-data。ファイルのパート名は",
    answer: "応答",
    noAnswer: "2xxであれば足ります。内容は読みません。",
    notShown:
      "仕様に応答の記載がないため、2xxであれば足ります。合うものだけを読み、必要な記録は取得し直します。",
    listOf: (record) => `${record}の一覧`,
    sameAs: (call) => `${call}と同じです`,
    errors: "エラー",
    commonErrors: "すべての呼び出しに共通の形は、「エラー」のページにあります。",
    moreErrors: "仕様にはない形です。返すとサイトが理由に合った案内を出しますが、共通の形だけでも足ります。",
    visitor: "403：ログインしていない人にはこれで答えます。サイトはエラーとして扱いません。",
    operational:
      "401：メールアドレスかパスワードが違うときはこれで答えます。文をパスワード欄のそばに表示します。",
    key: "Idempotency-Keyが付くことがあります（追加）。",
    example: "例",
  },
  field: {
    optional: "省略可",
    nullable: "null可",
    addition: "追加",
    longest: (most) => `${most}文字まで`,
    most: (most) => `${most}件まで`,
    listOf: (record) => `${record}の一覧`,
  },
  types: {
    text: "文字列",
    yen: "金額（10進の文字列）",
    ratio: "割合（10進の文字列）",
    day: "日付（2026-11-21）",
    moment: "日時（ISO 8601）",
    integer: "整数",
    number: "数値",
    flag: "真偽値",
    choice: "次のいずれか：",
    kind: "ファイルの種類（例：passbook_cover_2）",
    record: "記録",
    list: "一覧",
    anything: "任意の値",
  },
  records: "記録",
  recordElsewhere: (area) => `「${area}」のページにあります。`,
  areas: {
    session: {
      title: "ログインとセッション",
      intro:
        "誰が使っているか、ログインとログアウト、全員に共通の設定です。meのversionは空にできません。空だとサイトはログアウトさせます（仕様7章）。値が変わるとページを読み込み直すので、サーバーを更新したときだけ変えます。",
    },
    registration: { title: "会員登録", intro: "初めての訪問からアカウントができるまでです。" },
    credentials: {
      title: "パスワードとメールアドレス",
      intro:
        "アカウントそのものの変更です。再設定のメールには、サイトの/profile/password/reset/reset/$?uid=…&token=…へのリンクを書きます（$もそのまま）。uidとtokenは、そのままpassword/reset/confirm/に届きます。",
    },
    profile: { title: "登録情報", intro: "申込者の情報と、それを証明する書類です。" },
    files: {
      title: "ファイル",
      intro:
        "書類は1つずつアップロードし、その後は番号で指定します。種類（kind）は仕様3章の名前です。明細と請求書の書類には、どの口座、どの請求書のものかを表す番号が付きます（passbook_cover_2、invoice_1、additional_doc_1）。サーバーは受け取ったkindをそのまま返します。",
    },
    entries: {
      title: "申し込み",
      intro: "請求書5件までの申し込みを、提出、照会、再提出、取り消しします。",
    },
    contract: { title: "契約", intro: "合意する条件と契約書、契約のあとの代金の引き渡しです。" },
    progress: { title: "経過", intro: "申し込みの経過、お知らせ、お問い合わせです。" },
    drafts: { title: "下書き", intro: "入力途中の内容です。" },
    lookups: { title: "検索", intro: "入力を省くためのものです。なくても、すべて手で入力できます。" },
  },
  summaries: {
    activateAccount: "メールのリンクでアカウントを有効にする",
    resendActivation: "有効化のメールを再送する",
    login: "ログインする",
    logout: "ログアウトする",
    listSessions: "ログイン中の端末を一覧する",
    endSession: "ほかの端末のセッションを終える",
    listSecurityEvents: "ログインと、パスワード・メールアドレス・口座の変更の記録を読む",
    searchBanks: "銀行を名称・カナ・コードで探す",
    searchBranches: "支店を名称・カナ・コードで探す",
    getContractTerms: "同意する前の価格、重要事項の説明、条件（ハッシュ付き）",
    getContractDocument: "締結した契約書と重要事項の説明（ハッシュ付き）",
    contractEntry: "選んだ請求書について契約する",
    getDraftEntry: "申し込みの下書き",
    putDraftEntry: "申し込みの下書きを保存する",
    listEntries: "申込者の申し込みの一覧",
    getEntry: "1件の申し込み",
    createEntry: "新しく申し込む",
    reviewEntry: "不備のあったものを再提出する",
    cancelEntry: "申し込みを取り消す",
    exchangeSignupLink: "他サービスからの署名付きリンクを引き換える",
    getFormDraft: "フォームの入力途中の内容",
    putFormDraft: "フォームの入力途中の内容を保存する",
    suggestHoujinbangou: "法人名から候補を出す",
    confirmMailChange: "メールのリンクでアドレスを変更する",
    me: "現在の利用者",
    leave: "退会する（元に戻せない）",
    markEntryPageVisit: "メール確認後に初めて申し込みページを開いたことを記録する",
    listNotices: "お知らせの一覧",
    markNoticesRead: "お知らせを既読にする",
    requestPasswordReset: "パスワード再設定のリンクを送る",
    confirmPasswordReset: "メールのリンクで新しいパスワードを設定する",
    changePassword: "パスワードを変更する",
    sendInquiry: "担当者に文章で質問する",
    lookUpPostcode: "郵便番号に当たる住所をすべて返す",
    answerPreEntry: "登録情報の前の質問に回答する",
    getProfile: "登録情報",
    updateProfile: "登録情報を変更する",
    updateProfileWithoutSectorAndBusinessSummary: "業種と事業内容を除く登録情報を変更する",
    updateProfileNameAndIdentity: "氏名と本人確認書類を変更する",
    listHandOvers: "引き渡す金額と期日、振込時の照合番号",
    reportClaim: "お取引先の支払いの状況（受け取った・まだ・支払不能）を知らせる",
    register: "会員登録する",
    getSuppressEntries: "新規の申し込みを停止しているか",
    uploadFile: "ファイルをアップロードする",
    deleteUpload: "ファイルを削除する",
    markDelinquencyFiles: "滞納に関するファイルを指定する",
    getUploadAddress: "ファイルそのものを開く、短時間だけ有効なアドレス",
    setFileKinds: "1つのファイルにどの書類が入っているか（決算書など同じ一式の中だけ）",
  },
  order: {
    title: "作る順番",
    intro:
      "1つ終えるごとに、サイトで試せる範囲が広がります。ここに並ぶのは仕様の呼び出しだけで、これがそろえばサイトはすべて動きます。1つ終えるごとにkaitori-conformanceで確かめられます（「オリジンと配信」のページ）。",
    thenWorks: "できるようになること",
    steps: {
      visitors: {
        title: "訪問者",
        works: "ログインの要らないページがすべて開き、ログインしていないことをサイトが判断できます。",
      },
      login: {
        title: "ログイン",
        works: "既存のアカウントでログインとログアウトができ、空のマイページが開きます。",
      },
      profile: {
        title: "会員登録と登録情報",
        works: "会員登録、登録情報の入力、本人確認書類の提出ができます。",
      },
      application: {
        title: "申し込み",
        works: "入出金明細、決算書、請求書を提出でき、マイページと詳細に申し込みが出ます。",
      },
      contract: { title: "審査と契約", works: "差し戻されたものの再提出、契約、取り消しができます。" },
      passwords: { title: "パスワード", works: "忘れたパスワードの再設定と、登録情報からの変更ができます。" },
      conveniences: {
        title: "補助",
        works: "法人名の候補が出ます。ほかの2つは、サーバー側で記録するためのものです。",
      },
    },
  },
  errors: {
    title: "エラー",
    intro:
      "サーバーの文があれば、サイトはそれをそのまま表示します。codesとretry_afterを除いて、どれも仕様8章の形です。ほかの形は要りません。HTMLのエラーページではなくJSONで答えてください。",
    shows: "サイトの動き",
    shapes: {
      fields: {
        title: "400（データあり）：入力の誤り",
        shows:
          "各欄の最初の文を、その欄のそばとフォームの上のまとめに表示します。請求書と口座は番号順の配列で表し、欄の文がなければその行のnon_field_errorsの文を使います。どの欄にも当たらないものはフォームの上に表示します。",
      },
      codes: {
        title: "文のそばのcodes（追加）",
        shows:
          "どの形にも付けられます。文と同じ場所に、同じ順番で書きます。サイトは文の代わりに、ブランドの文言にあるそのコードの文（paramsの値を入れたもの）を表示します。知らないコードと、codesのない応答では、サーバーの文を表示します。",
      },
      nothing: {
        title: "400（データなし）：不正な要求",
        shows: "フォームの上にエラーページを重ねます。入力した内容は残ります。",
      },
      token: {
        title: "401・403で、detailがCSRFトークンの不一致を示すもの",
        shows:
          "detailに「CSRF」の文字があれば（大文字と小文字は問いません）これに当たります。まだトークンがなかった要求は、この応答で届いたトークンでやり直します。それ以外は、警告を出して/login/へ移ります（meの呼び出しを除く）。",
      },
      elsewhere: {
        title: "401・403で、correct_login_urlがあるもの",
        shows:
          "messageと、service_nameの名前とホストを示したそのアドレスへのリンクを表示します。httpsのアドレスならどれでもリンクになります。それ以外は、サイトのオリジンか、ブランドの設定のloginOriginsにあるものに限ります。",
      },
      unauthorized: {
        title: "そのほかの401・403",
        shows:
          "statusがredirectでredirect_uriがあれば、サイトのオリジンとloginOriginsのオリジンにはそのまま移り、ほかのhttpsのアドレスはホストを示したリンクにします。なければログインを求めます（作業中のときは、そのページの上に重ねます）。ログインの401は、パスワード欄のそばに表示します。",
      },
      other: {
        title: "そのほかの状態",
        shows:
          "409、413、429は操作した場所に表示し、ほかはエラーページを開きます。429の待ち時間は、retry_after（秒、追加）かヘッダーRetry-Afterから読みます。detailがなければ「ステータス」と番号を表示します。",
      },
      lost: { title: "応答なし", shows: "状態499として扱い、その場に表示してやり直しの方法を示します。" },
    },
  },
};
