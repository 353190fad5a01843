/** Notes on a component that its types cannot express. */
export interface ComponentNotes {
  /** Purposes of the component. */
  readonly use: readonly string[];
  /** Purposes for which another component, named here, is better. */
  readonly not: readonly string[];
  readonly keyboard: string;
  /** Announcement of a screen reader. */
  readonly reader: string;
}

const noFocus = "Takes no focus.";
const readsText = "Reads the text.";
const readsField =
  "Reads the label, whether it is required, the hint, and after a failed submit the error, in this order.";
const typing = "Tab goes to it and on; Enter submits the form.";

const field = (use: string, not: string, more: Partial<ComponentNotes> = {}): ComponentNotes => ({
  use: [use],
  not: [not],
  keyboard: typing,
  reader: readsField,
  ...more,
});

/** Components that only arrange others: they take no focus and announce nothing. */
const layout = (use: string, not: string): ComponentNotes => ({
  use: [use],
  not: [not],
  keyboard: noFocus,
  reader: "Adds nothing; the content is read in its order.",
});

export const notes: Readonly<Record<string, ComponentNotes>> = {
  AccountNumberField: field(
    "A bank account number of up to seven digits. Full-width digits are accepted and become half-width when the field loses the focus; nothing changes during typing.",
    "Other numbers: AmountField for money, TextField with inputMode for the rest.",
    { reader: `${readsField} The count of digits is announced when the typing pauses.` },
  ),
  ActionBar: layout(
    "The main action of a page, at the foot of the window on a phone and below the form on a desktop.",
    "Two main actions: a page has one. Actions inside a card: Inline.",
  ),
  Amount: {
    use: ["A sum of money to read: its digits have one width, 円 is smaller."],
    not: ["A sum that is typed: AmountField. How a price is made up: PriceTable."],
    keyboard: noFocus,
    reader: "The sum with 円, as one phrase.",
  },
  AmountField: field(
    "Yen to type. The amount in 万円 below makes one zero too many obvious. Full-width digits and commas are accepted; the caller passes the rule that reads them.",
    "Numbers that are no money: TextField.",
    { reader: `${readsField} The amount in words is announced when the typing pauses.` },
  ),
  Banner: {
    use: [
      "Something about this page that stays true while it is open: a paper is missing, an entry is blocked.",
    ],
    not: [
      "What the user has just done: Toast.",
      "Errors of a form: ErrorSummary and the field's own error.",
      "Nothing there at all: EmptyState.",
    ],
    keyboard: "Takes no focus itself; Tab reaches a link in it.",
    reader: "Begins with the kind of the message, because colour alone says nothing.",
  },
  Button: {
    use: [
      "Something happens: submit, save, open a dialog. One primary button on a page; the others are secondary or quiet.",
      "A dangerous action (tone danger), which cannot be undone. It stands apart from the next step, a Dialog asks first, and its text names the action.",
      "Its text is a short verb, in the brand's register of speech: 「申し込む」, not 「はい」.",
      "busy during a request: it keeps the focus and ignores further presses.",
    ],
    not: [
      "Another page: Link, or ButtonLink if it should look like a button.",
      "disabled while a form is incomplete: let it be pressed and say what is missing (ErrorSummary).",
    ],
    keyboard: "Tab goes to it; Enter and Space press it. busy keeps it reachable.",
    reader: "Its text and “button”; busy adds that it is under way.",
  },
  Card: layout(
    "One thing among others of its kind: an entry, a claim.",
    "A whole page: Page. Space alone: Stack.",
  ),
  Checkbox: field(
    "Yes or no, and consent. The whole sentence is the target.",
    "One of several: RadioCards. A choice that is carried out at once: Button.",
    { keyboard: "Space turns it on and off." },
  ),
  Columns: layout(
    "Two things that belong together: beside each other where there is room.",
    "A table: DataList or PriceTable.",
  ),
  ComboboxField: field(
    "One of very many: a bank, a branch, a company. A typed text that is not in the list may stay, if the form accepts it.",
    "Up to about twelve choices: SelectField; up to five that need a line each: RadioCards.",
    {
      keyboard:
        "Arrow down opens the list, arrows move in it, Enter chooses, Escape closes. During a composition, Enter belongs to the input method.",
      reader: `${readsField} The number of candidates is announced when it changes.`,
    },
  ),
  CopyButton: {
    use: ["A value that is pasted elsewhere: an account number, a receipt number."],
    not: ["A text that nobody pastes."],
    keyboard: "Enter and Space copy.",
    reader: "Says what it copies, and afterwards that it is done.",
  },
  DataList: {
    use: ["Answers or terms, one by one. A button shows a hidden value."],
    not: ["Sums that add up: PriceTable. What happened when: Timeline."],
    keyboard: "Tab reaches only the buttons and links in it.",
    reader: "A list of terms and their descriptions.",
  },
  DateField: field(
    "A day. The platform's own field opens the platform's calendar; the weekday below shows a Sunday.",
    "A period or a month: SelectField.",
    {
      keyboard: "Digits or arrows in each part; Space opens the calendar.",
      reader: `${readsField} The weekday is announced when it changes.`,
    },
  ),
  Dialog: {
    use: ["A question that stops everything: something cannot be undone, or would be lost."],
    not: ["A message: Banner or Toast. A form of more than a field or two: a page."],
    keyboard:
      "The focus goes to the first field or the only answer, stays inside, and comes back. Escape closes.",
    reader: "“Dialog” and its title.",
  },
  EmptyState: {
    use: ["A list without anything in it, or that could not be read: it says which, and what to do."],
    not: ["A part of the page that is still coming: Skeleton."],
    keyboard: "Its action is reached like any button.",
    reader: "Heading, sentence, action.",
  },
  ErrorSummary: {
    use: ["On top of a form after a failed submit, with a line for each error."],
    not: ["One error of one field: the field's own error is enough."],
    keyboard: "Takes the focus when it appears. Enter on a line goes to its field.",
    reader: "Its heading at once, then each error as a link to its field.",
  },
  Field: field(
    "Label, mark, hint and error around a control that the kit does not have.",
    "A kind of field that the kit has: use that one.",
    { keyboard: "That of its control." },
  ),
  FileField: field(
    "A paper: chosen, dropped, photographed. Progress, failure and another try are in the slot.",
    "A file of a list that is there already: FileLine.",
    { keyboard: "Enter and Space open the chooser; remove and try again are buttons after it." },
  ),
  FileLine: {
    use: ["An existing file: picture, name and facts."],
    not: ["A file to choose: FileField."],
    keyboard: "Opening and removing are buttons.",
    reader: "The name, then what can be done.",
  },
  Heading: {
    use: ["The title of a page (level 1, once) or of a part. size says how it looks, level what it is."],
    not: ["Bold text: Text."],
    keyboard: noFocus,
    reader: "A heading of its level: levels are not left out.",
  },
  HolderNameField: field(
    "The name of a bank account in the bank's kana. Anything that can be read as kana is accepted; the bank's form is suggested below.",
    "Names of people: TextField.",
    { reader: `${readsField} The suggestion is announced; it is a button.` },
  ),
  Icon: {
    use: ["Beside words that say the same."],
    not: ["Alone, unless the button around it has a name."],
    keyboard: noFocus,
    reader: "Nothing: it is hidden from screen readers.",
  },
  Inline: layout("Buttons, badges, links beside each other.", "A grid of cards: Columns."),
  Link: {
    use: ["Another page. Inside a sentence, or on a line of its own."],
    not: ["Something happens here: Button."],
    keyboard: "Enter follows it.",
    reader: "Its text and “link”, and that it opens a new tab.",
  },
  Page: layout("The main part of every page: its measure and margins.", "A part of a page: Card or Stack."),
  PasswordField: field(
    "A password; a button shows it. autocomplete tells a password manager whether it is a new one.",
    "A code from a mail: TextField with autocomplete one-time-code.",
    { keyboard: `${typing} The eye is a button after it.` },
  ),
  PostcodeField: field(
    "A postcode; the address is looked up and put into its fields. Full-width digits and a hyphen are accepted.",
    "An address without a postcode.",
    { reader: `${readsField} It is announced that an address was found.` },
  ),
  PriceTable: {
    use: ["What is sold, what is taken off, what arrives: line by line, in the order of the sum."],
    not: ["Values that do not add up: DataList."],
    keyboard: noFocus,
    reader: "A table with a heading for each line; the last one is the sum.",
  },
  RadioCards: field(
    "One of two to five, each with a line that explains it.",
    "More than five: SelectField. Yes or no: Checkbox.",
    {
      keyboard: "Tab goes to the group, arrows choose.",
      reader: "The question, then each answer with its line and how many there are.",
    },
  ),
  SelectField: field(
    "One of a known list: a prefecture, a kind of business.",
    "Very many: ComboboxField. Two or three: RadioCards.",
    {
      keyboard: "The platform's: Space opens, arrows and letters choose.",
    },
  ),
  SiteFooter: {
    use: ["Once, at the end of every page."],
    not: ["Actions of the page: ActionBar."],
    keyboard: "Its links in their order.",
    reader: "The page's content information.",
  },
  SiteHeader: {
    use: ["Once, on top of every page: whose site it is, and the ways out."],
    not: ["A title of the page: Heading."],
    keyboard: "The menu opens by Enter and Space, closes by Escape and gives the focus back.",
    reader: "A banner with a navigation; the menu says whether it is open.",
  },
  Skeleton: {
    use: ["The shape of what is coming, when it takes longer than a moment."],
    not: ["A button at work: its busy. Nothing there: EmptyState."],
    keyboard: noFocus,
    reader: "Nothing by itself: Loading around it says that it is loading.",
  },
  SkipLink: {
    use: ["The first thing on every page."],
    not: ["Any other link."],
    keyboard: "The first Tab shows it; Enter goes past the header.",
    reader: "A link to the main part.",
  },
  Stack: layout("One thing below the other with the same space.", "Beside each other: Inline or Columns."),
  StatusBadge: {
    use: ["The status of an entry or a paper: icon, word and colour say the same."],
    not: ["A count or a label: Text."],
    keyboard: noFocus,
    reader: "Its word.",
  },
  Stepper: {
    use: ["A task of several pages: the current step, what is done and what is left."],
    not: ["What has happened: Timeline."],
    keyboard: "Done steps that can be visited again are links.",
    reader: "A list; each step is read as done, current or open.",
  },
  Text: {
    use: ["Any text that is not a heading."],
    not: ["A heading that looks small: Heading with size."],
    keyboard: noFocus,
    reader: readsText,
  },
  TextField: field(
    "One line: a name, an address, a mail address. It accepts the properties that a form library registers.",
    "Money, dates, account numbers, postcodes: they have fields of their own. Several lines: TextareaField.",
  ),
  TextareaField: field(
    "Several lines, with a count when there is a limit; it grows as one types.",
    "One line: TextField.",
    {
      keyboard: "Enter makes a new line.",
      reader: `${readsField} Near the limit, the number of characters left is announced.`,
    },
  ),
  Timeline: {
    use: ["What has happened, the newest first."],
    not: ["What is still to be done: Stepper."],
    keyboard: noFocus,
    reader: "A list; each entry begins with its date.",
  },
  Toast: {
    use: ["Tells that something was done, if the page itself does not show it."],
    not: ["An error that the user must correct: Banner or the field's error, because a toast disappears."],
    keyboard: "Stays while it has the focus; Escape or × closes it.",
    reader: "Announced when it appears, without taking the focus.",
  },
  UiProvider: layout(
    "Once around everything: it gives the components their texts, the router's link and a reader of PDFs.",
    "A part of the page.",
  ),
  Unbroken: {
    use: ["A name, a number or an address that must not be broken in the middle."],
    not: ["Headings and buttons: a screen reader pauses around it."],
    keyboard: noFocus,
    reader: readsText,
  },
  VisuallyHidden: {
    use: ["A text for screen readers, where a picture alone tells sighted users."],
    not: ["Text that everybody needs."],
    keyboard: noFocus,
    reader: "Reads the text, which is not visible.",
  },
};
