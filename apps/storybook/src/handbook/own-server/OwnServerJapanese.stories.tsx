import type { Meta, StoryObj } from "@storybook/react-vite";
import { AreaPage } from "./AreaPage.tsx";
import { ErrorsPage } from "./ErrorsPage.tsx";
import { fewScreens } from "./few-screens.ts";
import { OrderPage } from "./OrderPage.tsx";
import { japanese } from "./texts-ja.ts";

export default {
  title: "Handbook/自社のサーバー/呼び出し",
  parameters: { bare: true },
  play: fewScreens,
} satisfies Meta;

const { areas, order, errors } = japanese;

export const Order: StoryObj = { name: order.title, render: () => <OrderPage texts={japanese} /> };
export const Errors: StoryObj = { name: errors.title, render: () => <ErrorsPage texts={japanese} /> };
export const Session: StoryObj = {
  name: areas.session.title,
  render: () => <AreaPage area="session" texts={japanese} />,
};
export const Registration: StoryObj = {
  name: areas.registration.title,
  render: () => <AreaPage area="registration" texts={japanese} />,
};
export const Credentials: StoryObj = {
  name: areas.credentials.title,
  render: () => <AreaPage area="credentials" texts={japanese} />,
};
export const Profile: StoryObj = {
  name: areas.profile.title,
  render: () => <AreaPage area="profile" texts={japanese} />,
};
export const Files: StoryObj = {
  name: areas.files.title,
  render: () => <AreaPage area="files" texts={japanese} />,
};
export const Entries: StoryObj = {
  name: areas.entries.title,
  render: () => <AreaPage area="entries" texts={japanese} />,
};
export const Contract: StoryObj = {
  name: areas.contract.title,
  render: () => <AreaPage area="contract" texts={japanese} />,
};
export const Progress: StoryObj = {
  name: areas.progress.title,
  render: () => <AreaPage area="progress" texts={japanese} />,
};
export const Drafts: StoryObj = {
  name: areas.drafts.title,
  render: () => <AreaPage area="drafts" texts={japanese} />,
};
export const Lookups: StoryObj = {
  name: areas.lookups.title,
  render: () => <AreaPage area="lookups" texts={japanese} />,
};
