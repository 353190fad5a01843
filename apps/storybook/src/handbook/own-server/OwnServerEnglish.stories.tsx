import type { Meta, StoryObj } from "@storybook/react-vite";
import { AreaPage } from "./AreaPage.tsx";
import { ErrorsPage } from "./ErrorsPage.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { readablePage } from "./readable-page.ts";
import { english } from "./texts-en.ts";

export default {
  title: "Handbook/Your own server/Calls",
  parameters: { bare: true, isText: true },
  play: readablePage,
} satisfies Meta;

// Literal titles, because Storybook reads the list of pages without running this file.
export const Order: StoryObj = { name: "What to build first", render: () => <OrderPage texts={english} /> };
export const Errors: StoryObj = { name: "Errors", render: () => <ErrorsPage texts={english} /> };
export const Session: StoryObj = {
  name: "Login and session",
  render: () => <AreaPage area="session" texts={english} />,
};
export const Registration: StoryObj = {
  name: "Registration",
  render: () => <AreaPage area="registration" texts={english} />,
};
export const Credentials: StoryObj = {
  name: "Password and mail address",
  render: () => <AreaPage area="credentials" texts={english} />,
};
export const Profile: StoryObj = {
  name: "Profile",
  render: () => <AreaPage area="profile" texts={english} />,
};
export const Files: StoryObj = {
  name: "Files",
  render: () => <AreaPage area="files" texts={english} />,
};
export const Entries: StoryObj = {
  name: "Entries",
  render: () => <AreaPage area="entries" texts={english} />,
};
export const Contract: StoryObj = {
  name: "Contract",
  render: () => <AreaPage area="contract" texts={english} />,
};
export const Progress: StoryObj = {
  name: "Progress",
  render: () => <AreaPage area="progress" texts={english} />,
};
export const Drafts: StoryObj = {
  name: "Drafts",
  render: () => <AreaPage area="drafts" texts={english} />,
};
export const Lookups: StoryObj = {
  name: "Look-ups",
  render: () => <AreaPage area="lookups" texts={english} />,
};
