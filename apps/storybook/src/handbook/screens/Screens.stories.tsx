import refusals from "virtual:call-refusals";
import facts from "virtual:screen-facts";
import { refusalsCopy } from "@kaitori/brand/copy/refusals";
import { Text } from "@kaitori/ui";
import { allCalls, type CallDefinition } from "@kaitori/wire";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, userEvent, within } from "storybook/test";
import type { ScreenFacts } from "../../../screen-facts.ts";
import { HandbookPage } from "../HandbookPage.tsx";
import { expectFewScreens } from "../own-server/few-screens.ts";
import { Folded } from "./Folded.tsx";
import { PageFacts } from "./PageFacts.tsx";
import { Refusals } from "./Refusals.tsx";

export default { title: "Handbook/Every page", parameters: { bare: true, isText: true } } satisfies Meta;

const intro =
  "Address, guards, states, calls, errors and words of each page, read from the table of routes and from the sources of its screen. What every page asks beside it (the user, the way to my-page) is not told again. The wire describes the shape of an error, not its codes: the codes are those of our own server, read from the routes and the rules behind each call. Another server may have fewer, or sentences alone.";

const isEntry = ({ address }: ScreenFacts) => address.startsWith("/entry");
const isForUsers = ({ guards }: ScreenFacts) => guards.some((name) => name.startsWith("authenticated"));
const isText = ({ address }: ScreenFacts) =>
  /^\/(?:terms|legal|policy|404|maintenance|unsupported)/.test(address);

/** One page is open at first, so that the checks cover its content. */
const openAddress = "/unsupported";

const shapesOfErrors = {
  href: `/?path=/story/${toId("Handbook/Your own server/Calls", storyNameFromExport("Errors"))}`,
  target: "_top",
};

const group = (name: string, isIn: (page: ScreenFacts) => boolean): StoryObj => ({
  name,
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title={name} intro={intro} isEnglishOnly>
      <Folded
        title={`Errors of every call: ${refusals.forEveryCall.length}`}
        isOpen={false}
        content={() => <Refusals refusals={refusals.forEveryCall} copy={brand.copy} />}
      />
      <Text>
        What the site does with each status: <a {...shapesOfErrors}>the shapes of an error</a>.
      </Text>
      {facts.filter(isIn).map((page) => (
        <PageFacts key={page.address} page={page} copy={brand.copy} isOpen={page.address === openAddress} />
      ))}
    </HandbookPage>
  ),
  play: async (context) => {
    await expectFewScreens(context);
    // Every screen's source was found: it has words and states.
    await expect(
      facts.filter(isIn).filter(({ words, states }) => words.length + states.length === 0),
    ).toEqual([]);
  },
});

const visitors = group("Pages of visitors", (page) => !isForUsers(page) && !isText(page));

/** Codes that no call returns: the server continues, or returns a more specific code. */
const unusedCodes = ["notPossible", "fileAlreadyGiven"];

export const Visitors: StoryObj = {
  ...visitors,
  play: async (context) => {
    await visitors.play?.(context);
    // The routes contain every refusal that the wire declares; a route that was not read would lack its own.
    const described = Object.entries<CallDefinition>(allCalls).flatMap(([call, { errors, means }]) =>
      Object.keys({ ...errors, ...means }).map((status) => `${call} ${status}`),
    );
    const read = Object.entries(refusals.ofCall).flatMap(([call, refusalsOfCall]) =>
      refusalsOfCall.map(({ status }) => `${call} ${status}`),
    );
    // A closed brand refuses every call before its route.
    const isOfRoute = (one: string) => !one.endsWith(" 503");
    await expect(described.filter((one) => isOfRoute(one) && !read.includes(one))).toEqual([]);
    await expect(Object.keys(allCalls).filter((call) => !(call in refusals.ofCall))).toEqual([]);
    const codes = new Set(
      [refusals.forEveryCall, ...Object.values(refusals.ofCall)].flat().map(({ code }) => code),
    );
    await expect(Object.keys(refusalsCopy.texts).filter((code) => !codes.has(code))).toEqual(unusedCodes);

    const login = within(
      context.canvas.getByRole("heading", { name: "/login" }).closest("section") ?? document.body,
    );
    await userEvent.click(login.getByText(/^Errors: /));
    await expect(await login.findByText("401 login", { exact: false })).toBeVisible();
    await expect(login.getByText(refusalsCopy.texts.loginWrong)).toBeVisible();
  },
};
export const Users = group("My-page and profile", (page) => isForUsers(page) && !isEntry(page));
export const Entries = group("Pages of an entry", isEntry);
export const Texts = group("Texts and ends", isText);
