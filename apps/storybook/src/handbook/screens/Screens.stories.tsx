import facts from "virtual:screen-facts";
import { refusalsCopy } from "@kaitori/brand/copy/refusals";
import { DataList, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { toId } from "storybook/internal/csf";
import { expect, userEvent } from "storybook/test";
import type { ScreenFacts } from "../../../screen-facts.ts";
import { Folded } from "../Folded.tsx";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";
import { expectShortPage } from "../short-page.ts";
import { PageFacts } from "./PageFacts.tsx";

export default { title: "Handbook/Every page", parameters: { bare: true, isText: true } } satisfies Meta;

const intro =
  "Address, guards, states, calls and texts of each page, read from the table of routes and from the sources of its screen. Calls that every page makes are left out. The wire describes the shape of an error, not its codes: these are the codes of our own server. Another server may have fewer, or only sentences.";

const isEntry = ({ address }: ScreenFacts) => address.startsWith("/entry");
const isForUsers = ({ guards }: ScreenFacts) => guards.some((name) => name.startsWith("authenticated"));
const isText = ({ address }: ScreenFacts) =>
  /^\/(?:terms|legal|policy|404|maintenance|unsupported)/.test(address);

/** One page is open at first, so that the checks cover its content. */
const openAddress = "/unsupported";

/** Sentences for the codes of refusals. */
const errors = Object.entries(refusalsCopy.texts);

const shapesOfErrors = {
  href: `/?path=/docs/${toId("Handbook/Your own server/Calls", "docs")}`,
  target: "_top",
};

const group = (name: string, isIn: (page: ScreenFacts) => boolean): StoryObj => ({
  name,
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title={name} intro={intro} isEnglishOnly>
      <Folded
        title={`Errors: ${errors.length}`}
        isOpen={false}
        content={() => (
          <DataList
            items={errors.map(([code, text]) => ({
              id: code,
              term: <Key name={`refusals.${code}`} />,
              value: <Text size="small">{brand.copy[`refusals.${code}`] ?? text}</Text>,
            }))}
          />
        )}
      />
      <Text>
        Handling of each status by the site: <a {...shapesOfErrors}>the shapes of an error</a>.
      </Text>
      {facts.filter(isIn).map((page) => (
        <PageFacts key={page.address} page={page} copy={brand.copy} isOpen={page.address === openAddress} />
      ))}
    </HandbookPage>
  ),
  play: async (context) => {
    await expectShortPage(context);
    // The source of every screen was found: it has texts and states.
    await expect(
      facts.filter(isIn).filter(({ words, states }) => words.length + states.length === 0),
    ).toEqual([]);
  },
});

export const Visitors = group("Pages of visitors", (page) => !isForUsers(page) && !isText(page));
export const Users = group("My-page and profile", (page) => isForUsers(page) && !isEntry(page));
export const Entries = group("Pages of an entry", isEntry);

const texts = group("Legal texts and error pages", isText);
export const Texts: StoryObj = {
  ...texts,
  play: async (context) => {
    await texts.play?.(context);
    await userEvent.click(context.canvas.getByText(/^Errors: /));
    await expect(await context.canvas.findByText(refusalsCopy.texts.loginWrong)).toBeVisible();
  },
};
