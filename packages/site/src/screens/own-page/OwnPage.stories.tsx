import type { BrandSections } from "@kaitori/brand";
import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/OwnPage" } satisfies Meta;

const example: BrandSections = {
  pages: [
    {
      path: "/guide/example",
      title: "代金が届いたあとのこと",
      description: "お取引先から代金が届いたあとのお手続きです。",
      parts: [
        {
          kind: "text",
          text: "お取引先からの代金は、これまでどおりお客さまの口座に届きます。\n届いた日から{handOverDays}営業日以内に、次の口座へお引き渡しください。",
        },
        {
          kind: "text",
          title: "お引き渡し先の口座",
          text: "{returnAccount}\nお電話でもご案内します。{phone} 受付 {hours}",
        },
        {
          kind: "questions",
          title: "よくある質問",
          items: [
            { question: "窓口の時間は何時までですか。", answer: "{hours}に承ります。" },
            { question: "期日はどこで見られますか。", answer: "マイページの申し込みの詳細で見られます。" },
          ],
        },
        {
          kind: "links",
          title: "続けて読む",
          items: [
            { label: "利用規約", href: "/terms/" },
            { label: "トップページ", href: "/" },
          ],
        },
      ],
    },
  ],
};

export const EveryPart = screenStory({
  at: "/guide/example/",
  sections: example,
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole("link", { name: /^0[\d-]+$/ })).toBeVisible();
  },
});
EveryPart.name = "ページの各部（例）";

export const PageOfBrand = screenStory(({ sections }) => {
  const [first] = sections?.pages ?? [];
  return first ? { at: `${first.path}/` } : { at: "/guide/example/", sections: { ...sections, ...example } };
});
PageOfBrand.name = "このブランドのページ";
