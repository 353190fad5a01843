/** Notes on a component that its types cannot express. */
export interface ComponentNotes {
  /** Purposes of the component. */
  readonly use: readonly string[];
  /** Purposes for which another component, named here, is better. */
  readonly not: readonly string[];
  /** Absent if it takes no focus. */
  readonly keyboard?: string;
  /** Announcement of a screen reader. */
  readonly screenReader: string;
}

const readsText = "Reads the text.";
const readsField =
  "Reads the label, whether it is required, the hint, and after a failed submit the error, in this order.";
const typing = "Tab goes to it and on; Enter submits the form.";

const field = (use: string | string[], not: string, more: Partial<ComponentNotes> = {}): ComponentNotes => ({
  use: [use].flat(),
  not: [not],
  keyboard: typing,
  screenReader: readsField,
  ...more,
});

/** Components that only arrange others. */
const layout = (use: string | string[], not: string): ComponentNotes => ({
  use: [use].flat(),
  not: [not],
  screenReader: "Adds nothing; the content is read in its order.",
});

export const notes: Readonly<Record<string, ComponentNotes>> = {
  AccountNumberField: field(
    "A bank account number of up to seven digits. Full-width digits are accepted and become half-width when the field loses the focus; nothing changes during typing.",
    "Other numbers: AmountField for money, TextField with inputMode for the rest.",
    { screenReader: `${readsField} Announces the number of digits when the typing pauses.` },
  ),
  ActionBar: layout(
    "The main action of a page, at the foot of the window on a phone and below the form on a desktop.",
    "Two main actions: a page has one. Actions inside a card: Inline.",
  ),
  Amount: {
    use: ["An amount of money to read: its digits have one width, 円 is smaller."],
    not: ["An amount to type: AmountField. The composition of a price: PriceTable."],
    screenReader: "The amount with 円, as one phrase.",
  },
  AmountField: field(
    "Yen to type. The amount in 万円 below shows when there is a zero too many. Full-width digits and commas are accepted; the caller passes the rule that reads them.",
    "Numbers other than money: TextField. An amount to read: Amount.",
    { screenReader: `${readsField} Announces the amount in 万円 when the typing pauses.` },
  ),
  Banner: {
    use: ["A fact that stays true while the page is open: a paper is missing, an entry is blocked."],
    not: [
      "A completed action of the user: Toast.",
      "Errors of a form: ErrorSummary and the field's own error.",
      "An empty page or list: EmptyState.",
    ],
    keyboard: "Takes no focus itself; Tab reaches a link in it.",
    screenReader: "Begins with the kind of the message, since it has no other sign than its colour.",
  },
  Button: {
    use: [
      "An action: submit, save, open a dialog. One primary button on a page; the others are secondary or subtle.",
      "A dangerous action (tone danger), which cannot be undone. It is apart from the next step, a Dialog asks first, and its text names the action.",
      "Its text is a short verb, in the brand's tone of voice: 「申し込む」, not 「はい」.",
      "busy during a request: it keeps the focus and ignores further clicks.",
      "An icon alone (icon only): its name is a VisuallyHidden.",
    ],
    not: [
      "Another page: Link, or ButtonLink if it should look like a button.",
      "disabled while a form is incomplete: let users submit and show the errors (ErrorSummary).",
    ],
    keyboard: "Tab goes to it; Enter and Space press it. busy keeps it reachable.",
    screenReader: "Its text and “button”; busy adds the progress text.",
  },
  Card: layout(
    [
      "One thing among others of its kind: an entry, a claim.",
      "Instead of an accordion: the package has none, and HTML's details and summary work in a card.",
    ],
    "A whole page: Page. Space alone: Stack.",
  ),
  Checkbox: field(
    [
      "Yes or no, and consent. The whole sentence is the target.",
      "Instead of a switch, which the package lacks. For several choices, one checkbox each in a Stack.",
    ],
    "One of several: RadioCards. An immediate action: Button.",
    { keyboard: "Space turns it on and off." },
  ),
  Columns: layout(
    "Two related parts: beside each other if there is enough space.",
    "A table: DataList or PriceTable.",
  ),
  ComboboxField: field(
    "One of very many: a bank, a branch, a company. It keeps a typed text that is not in the list, if the form accepts it.",
    "Up to about twelve choices: SelectField; up to five that need a line each: RadioCards.",
    {
      keyboard:
        "Arrow down opens the list, arrows move in it, Enter chooses, Escape closes. During a composition, Enter belongs to the input method.",
      screenReader: `${readsField} Announces the number of suggestions when it changes.`,
    },
  ),
  CopyButton: {
    use: ["A value to paste elsewhere: an account number, a receipt number."],
    not: ["A text to read only."],
    keyboard: "Enter and Space copy.",
    screenReader: "Reads the name of the value, and announces the success.",
  },
  DataList: {
    use: [
      "Terms with their values. A button shows a hidden value.",
      "Instead of a data table: the package has none with columns, sorting, filters or pages.",
    ],
    not: ["Amounts with a total: PriceTable. Events with dates: Timeline."],
    keyboard: "Tab reaches only the buttons and links in it.",
    screenReader: "A list of terms and their descriptions.",
  },
  DateField: field(
    "A day. The platform's own field opens the platform's calendar; the weekday below shows a Sunday.",
    "A period or a month: SelectField.",
    {
      keyboard: "Digits or arrows in each part; Space opens the calendar.",
      screenReader: `${readsField} Announces the weekday when it changes.`,
    },
  ),
  Dialog: {
    use: [
      "A question before an action that cannot be undone or loses input.",
      "Instead of a drawer, a side sheet or a popover, which the package lacks.",
    ],
    not: ["A message: Banner or Toast. A form of more than two fields: a page."],
    keyboard:
      "The focus goes to the first field or the only button, stays inside, and comes back. Escape closes.",
    screenReader: "“Dialog” and its title.",
  },
  EmptyState: {
    use: ["An empty list, or one that failed to load, with the next step."],
    not: ["A part of the page that is still loading: Skeleton."],
    keyboard: "Tab reaches its action.",
    screenReader: "Heading, sentence, action.",
  },
  ErrorSummary: {
    use: ["On top of a form after a failed submit, with a line for each error."],
    not: ["One error of one field: the field's own error is enough."],
    keyboard: "Takes the focus when it appears. Enter on a line goes to its field.",
    screenReader: "Its heading at once, then each error as a link to its field.",
  },
  Field: field(
    [
      "Label, “optional”, hint and error around a control that this package lacks.",
      "Instead of a tooltip, which the package lacks: a hint, which all users see, on a phone too.",
    ],
    "A kind of field that this package has: use that one.",
    { keyboard: "The keys of its control." },
  ),
  FileField: field(
    "A paper: chosen, dropped or photographed. It shows progress and failure, and can retry.",
    "An uploaded file in a list: FileLine.",
    { keyboard: "Enter and Space open the file dialog; buttons for removing and retrying follow." },
  ),
  FileLine: {
    use: ["An existing file: picture, name and facts."],
    not: ["A file to choose: FileField."],
    keyboard: "Opening and removing are buttons.",
    screenReader: "The name, then the actions.",
  },
  Heading: {
    use: [
      "The title of a page (level 1, once) or of a part. size sets the look, level the outline level.",
      "Instead of tabs, which the package lacks: parts of a page, each with its heading.",
    ],
    not: ["Bold text: Text."],
    screenReader: "A heading of its level; do not skip levels.",
  },
  HolderNameField: field(
    "The name of a bank account in the bank's kana. Anything that can be read as kana is accepted; the bank's form is suggested below.",
    "Names of people, and their フリガナ: TextField.",
    { screenReader: `${readsField} Announces the suggestion, which is a button.` },
  ),
  Icon: {
    use: ["Beside a text with the same meaning."],
    not: ["Alone, unless the button around it has a name."],
    screenReader: "Nothing: it is hidden from screen readers.",
  },
  Inline: layout("Buttons, badges, links beside each other.", "A grid of cards: Columns."),
  Link: {
    use: [
      "Another page. Inside a sentence, or on a line of its own.",
      "Instead of a breadcrumb, which the package lacks: a link to the page above, with variant standalone.",
    ],
    not: ["An action on this page: Button."],
    keyboard: "Enter follows it.",
    screenReader: "Its text and “link”, and a note if it opens a new tab.",
  },
  Page: layout("The main part of every page: its width and margins.", "A part of a page: Card or Stack."),
  PasswordField: field(
    "A password; a button shows it. autocomplete tells a password manager if it is a new one.",
    "A code from a mail: TextField with autocomplete one-time-code.",
    { keyboard: `${typing} The eye is a button after it.` },
  ),
  PostcodeField: field(
    "A postcode that fills in the address fields. Full-width digits and a hyphen are accepted.",
    "An address without a postcode.",
    { screenReader: `${readsField} Announces that an address was found.` },
  ),
  PriceTable: {
    use: ["Price, deductions and received amount, line by line in the order of the calculation."],
    not: ["Values without a total: DataList."],
    screenReader: "A table with a heading for each line; the last one is the total.",
  },
  RadioCards: field(
    "One of two to five, each with a line that explains it.",
    "More than five: SelectField. Yes or no: Checkbox.",
    {
      keyboard: "Tab goes to the group, arrows choose.",
      screenReader: "The question, then each answer with its line and how many there are.",
    },
  ),
  SelectField: field(
    [
      "One of a known list: a prefecture, a kind of business.",
      "Instead of a drop-down menu of actions, which the package lacks: buttons in an Inline.",
    ],
    "Very many: ComboboxField. Two or three: RadioCards.",
    {
      keyboard: "The platform's: Space opens, arrows and letters choose.",
    },
  ),
  SiteFooter: {
    use: ["Once, at the end of every page."],
    not: ["Actions of the page: ActionBar."],
    keyboard: "Its links in their order.",
    screenReader: "The page's content information.",
  },
  SiteHeader: {
    use: ["Once, on top of every page: logo and navigation."],
    not: ["A title of the page: Heading."],
    keyboard: "The menu opens by Enter and Space, closes by Escape and gives the focus back.",
    screenReader: "A banner with a navigation; the menu button has its expanded state.",
  },
  Skeleton: {
    use: [
      "The shape of content that takes longer than a moment to load.",
      "Instead of a spinner, which only a busy Button has.",
    ],
    not: ["A button during its request: busy. An empty list: EmptyState."],
    screenReader: "Nothing by itself; Loading around it announces the loading.",
  },
  SkipLink: {
    use: ["The first element of every page."],
    not: ["Any other link."],
    keyboard: "The first Tab shows it; Enter skips the header.",
    screenReader: "A link to the main part.",
  },
  Stack: layout("Elements below each other with equal space.", "Beside each other: Inline or Columns."),
  StatusBadge: {
    use: [
      "The status of an entry or a paper: icon, word and colour have the same meaning.",
      "Instead of a chip; the package has none that can be removed or chosen.",
    ],
    not: ["A count or a label: Text."],
    screenReader: "Its word.",
  },
  Stepper: {
    use: ["A task of several pages: its done, current and remaining steps."],
    not: ["Past events: Timeline."],
    keyboard: "Done steps that can be visited again are links.",
    screenReader: "A list; each step is read as done, current or open.",
  },
  Text: {
    use: ["Any text that is not a heading."],
    not: ["A heading that looks small: Heading with size."],
    screenReader: readsText,
  },
  TextField: field(
    [
      "One line: a name, an address, a mail address, a telephone number (type tel). It accepts the properties that a form library registers.",
      "A code from a mail or an app: autoComplete one-time-code.",
    ],
    "Money, dates, account numbers, postcodes: their own fields. Several lines: TextareaField.",
  ),
  TextareaField: field(
    "Several lines, with a count if there is a limit; it grows with the text.",
    "One line: TextField.",
    {
      keyboard: "Enter makes a new line.",
      screenReader: `${readsField} Announces the number of characters left near the limit.`,
    },
  ),
  Timeline: {
    use: ["Past events, the newest first."],
    not: ["Steps to do: Stepper."],
    screenReader: "A list; each entry begins with its date.",
  },
  Toast: {
    use: ["A completed action, if the page itself does not show it."],
    not: ["An error that the user must correct: Banner or the field's error, because a toast disappears."],
    keyboard: "Stays while it has the focus; Escape or × closes it.",
    screenReader: "Announced when it appears, without taking the focus.",
  },
  UiProvider: layout(
    "Once around the app: it provides texts, the router's link and the preview of PDFs.",
    "A part of the page.",
  ),
  Unbroken: {
    use: ["A name, a number or an address that must not wrap in the middle."],
    not: ["Headings and buttons: a screen reader pauses around it."],
    screenReader: readsText,
  },
  VisuallyHidden: {
    use: ["A text for screen readers, if sighted users get the information from a picture."],
    not: ["Text for all users."],
    screenReader: "Reads the text, which is not visible.",
  },
};
