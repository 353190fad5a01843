import type { Meta } from "@storybook/react-vite";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/CompanyMail" } satisfies Meta;

export const Default = screenStory({ at: "/company/mail/complete/" });
