import { Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { brandOfFile } from "../brand-names.ts";
import { GuideText } from "./GuideText.tsx";
import { HandbookPage } from "./HandbookPage.tsx";

export default {
  title: "Handbook/Register of speech",
  parameters: { bare: true, isText: true },
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

/** The brand's rules of speech, in Japanese. */
export const Speech: StoryObj = {
  name: "Register of speech",
  render: (_args, { loaded: { brand } }) => {
    const page = pages.get(brand.name);
    return page ? (
      <div lang="ja">
        <GuideText>{page}</GuideText>
      </div>
    ) : (
      <HandbookPage title="Register of speech" intro="The rules are in the speech.md of a brand.">
        <Text tone="quiet">This brand has none.</Text>
      </HandbookPage>
    );
  },
};
