import { Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { brandOfFile } from "../brand-names.ts";
import { GuideText } from "./GuideText.tsx";
import { HandbookPage } from "./HandbookPage.tsx";

export default { title: "Handbook/Register of speech", parameters: { bare: true } } satisfies Meta;

const intro =
  "How a brand speaks stands in its speech.md. The forms in the last list are looked for in all of its texts by a test; those of the specification are as they are.";

const pages = new Map(
  Object.entries(
    import.meta.glob<string>("../../../../brands/*/speech.md", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([file, page]) => [brandOfFile(file), page]),
);

export const Speech: StoryObj = {
  name: "Register of speech",
  render: (_args, { loaded: { brand } }) => {
    const page = pages.get(brand.name);
    return (
      <HandbookPage title="Register of speech" intro={intro}>
        {page ? (
          <div lang="ja">
            {/* The page has its heading already. */}
            <GuideText>{page.replace(/^#/gm, "##")}</GuideText>
          </div>
        ) : (
          <Text tone="quiet">This brand has none.</Text>
        )}
      </HandbookPage>
    );
  },
};
