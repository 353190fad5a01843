import type { Meta } from "@storybook/react-vite";
import { screenStory } from "../../stories/screen-story.tsx";

export default { title: "Screens/Policy" } satisfies Meta;

export const Terms = screenStory({ at: "/terms/" });
export const SpecifiedCommercialTransactions = screenStory({ at: "/legal/sct/" });
export const Privacy = screenStory({ at: "/policy/privacy/" });
export const Security = screenStory({ at: "/policy/security/" });
