import type { Tags } from "@kaitori/brand/settings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/Policy" } satisfies Meta;

export const Terms = screenStory({ at: "/terms/" });
Terms.name = "利用規約";
export const TermsWithContentsBeside: StoryObj = {
  ...Terms,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const [contents, ...otherContents] = await canvas.findAllByRole("navigation", { name: "目次" });
    await expect(otherContents).toEqual([]);
    const end = within(contents as HTMLElement)
      .getAllByRole("link")
      .at(-1) as HTMLElement;
    await userEvent.click(end);
    // Stays visible beside the article.
    const { top, bottom } = end.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
TermsWithContentsBeside.name = "利用規約と目次";
export const SpecifiedCommercialTransactions = screenStory({ at: "/legal/sct/" });
SpecifiedCommercialTransactions.name = "特定商取引法に基づく表記";
export const Privacy = screenStory({ at: "/policy/privacy/" });
Privacy.name = "プライバシーポリシー";
export const Security = screenStory({ at: "/policy/security/" });
Security.name = "セキュリティ方針";

/** The handbook loads no tags; it only shows the dialog. */
const tags: Tags = {
  consent: "ask",
  list: [
    { kind: "tagManager", id: "GTM-ABC1234" },
    { kind: "googleAnalytics" },
    {
      kind: "other",
      name: "広告計測",
      company: "株式会社計測サービス",
      sent: "ご覧になったページのURL、広告で識別する番号",
      purpose: "広告の効果の測定",
      policy: "https://measured.example/privacy/",
      origins: ["https://*.measured.example"],
    },
  ],
};
const clearConsent = () => localStorage.removeItem("tag_consent");
export const ExternalTransmission = screenStory({
  at: "/policy/external/",
  settings: { tags },
  prepare: clearConsent,
});
ExternalTransmission.name = "外部送信";
export const ExternalTransmissionWithoutTags = screenStory({
  at: "/policy/external/",
  settings: { tags: undefined },
});
ExternalTransmissionWithoutTags.name = "外部送信なし";
export const PrivacyWithTags = screenStory({
  at: "/policy/privacy/",
  settings: { tags },
  prepare: clearConsent,
});
PrivacyWithTags.name = "プライバシーと計測の許可";
