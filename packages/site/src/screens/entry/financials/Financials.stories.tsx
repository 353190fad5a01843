import { getDraftEntry, putDraftEntry } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { applicantWithPapers, draftOfFinancials, emptyDraft, papersOrExample } from "#stories/drafts.ts";
import { representative, representativeWithout } from "#stories/people.ts";
import { pressSubmit, screenStory } from "#stories/screen-story.tsx";
import { type StepStoryOptions, stepStory } from "#stories/step-story.ts";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/Financials" } satisfies Meta;

const userWithoutStatements = representativeWithout("financialStatements");
const individual = { ...userWithoutStatements, corporate_division: "individual" as const, company_name: "" };

const storyWith = (draft: typeof emptyDraft, options: StepStoryOptions = {}) =>
  stepStory("/entry/", draft, { user: userWithoutStatements, ...options });

export const Empty = storyWith(emptyDraft);
Empty.name = "入力前";
export const EmptyIndividual = storyWith(emptyDraft, { user: individual });
EmptyIndividual.name = "入力前（個人）";
export const OneKindPerFile = storyWith(emptyDraft, {
  settings: { server: { level: 0 } },
  act: async (page) => {
    await userEvent.click(await page.findByRole("radio", { name: /はい/ }));
  },
});
OneKindPerFile.name = "1つのファイルに1つの種類";
export const Half = storyWith(draftOfFinancials({}, ["pl", "bs"]));
Half.name = "書類が半分だけ";
export const NoExpenses = storyWith(
  draftOfFinancials({ includesSellingAndAdminExpenses: false }, ["pl", "bs", "breakdown_statement"]),
);
NoExpenses.name = "経費の内訳がない";
export const TrialBalance = storyWith(draftOfFinancials({ canSubmit: false }));
TrialBalance.name = "試算表";
export const ETax = storyWith(draftOfFinancials({}), { user: individual });
ETax.name = "e-Tax";
export const TaxReturnOnPaper = storyWith(
  draftOfFinancials({ taxReturnSubmission: "document" }, ["tax_returns"]),
  { user: individual },
);
TaxReturnOnPaper.name = "紙の確定申告書";
export const BusinessOpening = storyWith(draftOfFinancials({ canSubmit: false }), { user: individual });
BusinessOpening.name = "開業届";
export const ValidFromEarlierEntry = storyWith(emptyDraft, { user: representative });
ValidFromEarlierEntry.name = "前回の書類がある";

/** The draft has every paper; the form stays until the user finishes it. */
export const CompleteDraft = storyWith(draftOfFinancials({}, ["financial_statements"]), {
  act: async (page) => {
    await expect(page.getByRole("group", { name: /決算/ })).toBeVisible();
    await expect(page.queryByText("そのまま申し込めます。")).toBeNull();
  },
});
CompleteDraft.name = "あとからそろった";

export const NothingChosen = storyWith(emptyDraft, {
  act: async (page, canvas) => {
    await pressSubmit(canvas);
    await expect(await page.findByRole("alert")).toHaveTextContent(/か：1つ選んでください。/);
  },
});
NothingChosen.name = "何も選んでいない";

export const MissingPaper = storyWith(draftOfFinancials({}), {
  act: async (page, canvas) => {
    await pressSubmit(canvas);
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "「書類一式」のファイルを追加してください。",
    );
  },
});
MissingPaper.name = "足りないものがある";

/** The brand's further papers, or an example if it has none. */
const furtherPapersPage = (user: typeof representative, draft = emptyDraft) =>
  screenStory((brand) => {
    const furtherPapers = papersOrExample(brand.settings.furtherPapers);
    return {
      at: "/entry/",
      user: applicantWithPapers(furtherPapers, user),
      settings: { furtherPapers },
      server: [
        answers(getDraftEntry, draft),
        answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
      ],
    };
  });

export const FurtherPapers = furtherPapersPage(
  userWithoutStatements,
  draftOfFinancials({ canSubmit: false }, ["tb_pl", "tb_bs"]),
);
FurtherPapers.name = "ブランド独自の書類";
/** The statements of an earlier entry are valid; the brand's papers are missing. */
export const OnlyFurtherPapers = furtherPapersPage(representative);
OnlyFurtherPapers.name = "ブランド独自の書類だけ";
