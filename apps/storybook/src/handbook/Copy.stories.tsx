import { allAreas } from "@kaitori/brand/areas";
import { Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AreaWords } from "./AreaWords.tsx";
import { HandbookPage } from "./HandbookPage.tsx";

export default { title: "Handbook/Copy", parameters: { bare: true } } satisfies Meta;

const intro =
  "Every word that applicants read, area by area. A brand says a text otherwise in its copy.ts, by its key; the names in braces stay. Look for a sentence with the browser's own search.";

const keys = allAreas.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);

/** A thousand rows of one shape: the check in every brand looks at one area instead. */
export const Copy: StoryObj = {
  tags: ["!test"],
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title="Copy" intro={intro}>
      <Text>
        {allAreas.length} areas, {keys} texts; {brand.settings.serviceName} says{" "}
        {Object.keys(brand.copy).length} otherwise.
      </Text>
      {allAreas.map((area) => (
        <AreaWords key={area.area} area={area} overrides={brand.copy} />
      ))}
    </HandbookPage>
  ),
};

export const OneArea: StoryObj = {
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title="Copy" intro={intro}>
      {allAreas.slice(0, 1).map((area) => (
        <AreaWords key={area.area} area={area} overrides={brand.copy} />
      ))}
    </HandbookPage>
  ),
};
