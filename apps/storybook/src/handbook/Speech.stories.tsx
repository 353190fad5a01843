import { Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { brandOfFile } from "../brands.ts";
import { GuideText } from "./GuideText.tsx";
import { HandbookPage } from "./HandbookPage.tsx";

export default {
  title: "Handbook/Tone of voice",
  parameters: { withoutPadding: true, isTextPage: true },
} satisfies Meta;

const pages = new Map(
  Object.entries(
    import.meta.glob<string>("../../../../brands/*/speech.md", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([file, page]) => [brandOfFile(file), page]),
);

/** The brand's tone of voice, in Japanese. */
export const Speech: StoryObj = {
  name: "Tone of voice",
  render: (_args, { loaded: { brand } }) => {
    const page = pages.get(brand.name);
    return page ? (
      <div lang="ja">
        <GuideText>{page}</GuideText>
      </div>
    ) : (
      <HandbookPage title="Tone of voice" intro="The rules are in the speech.md of a brand.">
        <Text tone="subtle">This brand has none.</Text>
      </HandbookPage>
    );
  },
};
