import { settingsKeys } from "@kaitori/brand/settings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HandbookPage } from "./HandbookPage.tsx";
import { Keys } from "./Keys.tsx";

export default { title: "Handbook/Settings", parameters: { bare: true } } satisfies Meta;

const intro =
  "These settings stand in a brand's settings.ts. All of them may be read by anyone, so there are no secrets among them. Nothing has a hidden default: what may be left out says so.";

export const Settings: StoryObj = {
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title="Settings" intro={intro}>
      <Keys keys={settingsKeys()} of={brand.settings} />
    </HandbookPage>
  ),
};
