import facts from "virtual:screen-facts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ScreenFacts } from "../../../screen-facts.ts";
import { HandbookPage } from "../HandbookPage.tsx";
import { fewScreens } from "../own-server/few-screens.ts";
import { PageFacts } from "./PageFacts.tsx";

export default { title: "Handbook/Every page", parameters: { bare: true } } satisfies Meta;

const intro =
  "Address, guards, states, calls and words of each page, read from the table of routes and from the sources of its screen. What every page asks beside it (the user, the way to my-page) is not told again.";

const isEntry = ({ address }: ScreenFacts) => address.startsWith("/entry");
const isForUsers = ({ guards }: ScreenFacts) => guards.some((name) => name.startsWith("authenticated"));
const isText = ({ address }: ScreenFacts) =>
  /^\/(?:terms|legal|policy|404|maintenance|unsupported)/.test(address);

/** One page shows at once what the others show when they are unfolded, and is judged with it. */
const shownOpen = "/unsupported";

const group = (name: string, isIn: (page: ScreenFacts) => boolean): StoryObj => ({
  name,
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title={name} intro={intro}>
      {facts.filter(isIn).map((page) => (
        <PageFacts key={page.address} page={page} copy={brand.copy} isOpen={page.address === shownOpen} />
      ))}
    </HandbookPage>
  ),
  play: async (context) => {
    await fewScreens(context);
    // A screen whose source was not found would say nothing.
    await expect(
      facts.filter(isIn).filter(({ words, states }) => words.length + states.length === 0),
    ).toEqual([]);
  },
});

export const Visitors = group("Pages of visitors", (page) => !isForUsers(page) && !isText(page));
export const Users = group("My-page and profile", (page) => isForUsers(page) && !isEntry(page));
export const Entries = group("Pages of an entry", isEntry);
export const Texts = group("Texts and ends", isText);
