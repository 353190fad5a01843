import type { CallArea } from "@kaitori/wire";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectTitleAndLength } from "../short-page.ts";
import { AreaPage } from "./AreaPage.tsx";
import { ErrorsPage } from "./ErrorsPage.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { english } from "./texts-en.ts";

type PageArgs = { readonly area: CallArea };

export default {
  title: "Handbook/Your own server/Calls",
  parameters: { bare: true, isText: true },
  render: ({ area }) => <AreaPage area={area} texts={english} />,
  play: expectTitleAndLength,
} satisfies Meta<PageArgs>;

type Story = StoryObj<Partial<PageArgs>>;

// Literal titles, because Storybook reads the list of pages without running this file.
export const Order: Story = { name: "What to build first", render: () => <OrderPage texts={english} /> };
export const Errors: Story = { name: "Errors", render: () => <ErrorsPage texts={english} /> };
export const Session: Story = { name: "Login and session", args: { area: "session" } };
export const Registration: Story = { name: "Registration", args: { area: "registration" } };
export const Credentials: Story = { name: "Password and mail address", args: { area: "credentials" } };
export const Profile: Story = { name: "Profile", args: { area: "profile" } };
export const Files: Story = { name: "Files", args: { area: "files" } };
export const Entries: Story = { name: "Entries", args: { area: "entries" } };
export const Contract: Story = { name: "Contract", args: { area: "contract" } };
export const Progress: Story = { name: "Progress", args: { area: "progress" } };
export const Drafts: Story = { name: "Drafts", args: { area: "drafts" } };
export const Lookups: Story = { name: "Look-ups", args: { area: "lookups" } };
