import type { Meta, StoryObj } from "@storybook/react-vite";
import { AreaPage } from "./AreaPage.tsx";
import { ErrorsPage } from "./ErrorsPage.tsx";
import { fewScreens } from "./few-screens.ts";
import { OrderPage } from "./OrderPage.tsx";
import { english } from "./texts-en.ts";

export default {
  title: "Handbook/Your own server/Calls",
  parameters: { bare: true },
  play: fewScreens,
} satisfies Meta;

const { areas, order, errors } = english;

export const Order: StoryObj = { name: order.title, render: () => <OrderPage texts={english} /> };
export const Errors: StoryObj = { name: errors.title, render: () => <ErrorsPage texts={english} /> };
export const Session: StoryObj = {
  name: areas.session.title,
  render: () => <AreaPage area="session" texts={english} />,
};
export const Registration: StoryObj = {
  name: areas.registration.title,
  render: () => <AreaPage area="registration" texts={english} />,
};
export const Credentials: StoryObj = {
  name: areas.credentials.title,
  render: () => <AreaPage area="credentials" texts={english} />,
};
export const Profile: StoryObj = {
  name: areas.profile.title,
  render: () => <AreaPage area="profile" texts={english} />,
};
export const Files: StoryObj = {
  name: areas.files.title,
  render: () => <AreaPage area="files" texts={english} />,
};
export const Entries: StoryObj = {
  name: areas.entries.title,
  render: () => <AreaPage area="entries" texts={english} />,
};
export const Contract: StoryObj = {
  name: areas.contract.title,
  render: () => <AreaPage area="contract" texts={english} />,
};
export const Progress: StoryObj = {
  name: areas.progress.title,
  render: () => <AreaPage area="progress" texts={english} />,
};
export const Drafts: StoryObj = {
  name: areas.drafts.title,
  render: () => <AreaPage area="drafts" texts={english} />,
};
export const Lookups: StoryObj = {
  name: areas.lookups.title,
  render: () => <AreaPage area="lookups" texts={english} />,
};
