import type { Meta, StoryObj } from "@storybook/react-vite";
import { ensure, ThemeProvider, themes } from "storybook/theming";
import { brandGuide, brandGuideJapanese } from "../brand-guide.ts";
import { GuideText } from "../GuideText.tsx";
import { expectFewScreens } from "../own-server/few-screens.ts";
import serverGuide from "../own-server/guide-en.md?raw";
import serverGuideJapanese from "../own-server/guide-ja.md?raw";
import decisions from "./decisions-en.md?raw";
import decisionsJapanese from "./decisions-ja.md?raw";
import developers from "./developers-en.md?raw";
import developersJapanese from "./developers-ja.md?raw";
import launch from "./launch-en.md?raw";
import launchJapanese from "./launch-ja.md?raw";
import operators from "./operators-en.md?raw";
import operatorsJapanese from "./operators-ja.md?raw";

/** Guides as stories, because the checks do not cover documentation pages; the list of pages omits them. */
export default {
  title: "Handbook/Guides/Judged",
  tags: ["!dev", "!autodocs"],
  parameters: { bare: true, isText: true },
} satisfies Meta;

const guide = (text: string): StoryObj => ({
  render: () => (
    <ThemeProvider theme={ensure(themes.light)}>
      <GuideText>{text}</GuideText>
    </ThemeProvider>
  ),
  globals: { viewport: { value: "phone" } },
  play: expectFewScreens,
});

export const ALicenseeInAnHour = guide(brandGuide.first);
export const ALicenseeContinued = guide(brandGuide.second);
export const ALicenseeJapanese = guide(brandGuideJapanese.first);
export const ALicenseeJapaneseContinued = guide(brandGuideJapanese.second);
export const Decisions = guide(decisions);
export const DecisionsJapanese = guide(decisionsJapanese);
export const ForDevelopers = guide(developers);
export const ForDevelopersJapanese = guide(developersJapanese);
export const ChecklistToLaunch = guide(launch);
export const ChecklistToLaunchJapanese = guide(launchJapanese);
export const ForOperators = guide(operators);
export const ForOperatorsJapanese = guide(operatorsJapanese);
export const OriginsAndHosting = guide(serverGuide);
export const OriginsAndHostingJapanese = guide(serverGuideJapanese);
