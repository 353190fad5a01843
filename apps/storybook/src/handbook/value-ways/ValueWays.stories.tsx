import ways from "virtual:value-ways";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ValueName } from "../../../value-ways.ts";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";
import { fewScreens } from "../own-server/few-screens.ts";
import { ValueWay } from "./ValueWay.tsx";

export default {
  title: "Handbook/The way of a value",
  parameters: { bare: true, isText: true },
} satisfies Meta;

const intro =
  "From the rule to the desk, read from the sources when the handbook is built: the files below packages that name the value, and the first line of each that does. A line that does not name it names the list that it stands in (domain/src/claim/claim-fields.ts), or what is made of that list.";

const stationsOf = (value: ValueName) => ways[value] ?? [];

const way = (value: ValueName): StoryObj => ({
  render: (_args, { name }) => (
    <HandbookPage title={name} intro={intro} englishOnly>
      <Key name={value} />
      <ValueWay stations={stationsOf(value)} />
    </HandbookPage>
  ),
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await fewScreens(context);
    const stations = stationsOf(value);
    await expect(stations.filter(({ places }) => places.length === 0).map(({ title }) => title)).toEqual([]);
    await expect(context.canvas.getAllByRole("heading", { level: 2 })).toHaveLength(stations.length);
    // The screen says where the words are, and they are there.
    const label = stations.find(({ title }) => title === "Label")?.places ?? [];
    await expect(label.at(-1)?.file).toMatch(/^brand\/src\/copy\//);
  },
});

// Names written out: the list of pages is read without running this file.
export const SumWishedFor: StoryObj = { name: "The sum wished for", ...way("purchase_amount_desired") };
export const SumFromThePayer: StoryObj = {
  name: "The sum that the payer transfers",
  ...way("scheduled_deposit_amount_from_obliger"),
};
export const DayOfPayment: StoryObj = { name: "The day of payment", ...way("obliger_payment_date") };
