import type { BuildStep, CallArea, CallName, FieldType } from "@kaitori/wire";
import type { ErrorShape } from "./error-shapes.ts";

/** Texts of the pages about your own server, in both languages; the wire provides the rest. */
export const english = {
  lang: "en" as "en" | "ja",
  /** A label and its text. */
  withLabel: (word: string, text: string) => `${word}: ${text}`,
  call: {
    specification: "Specification",
    since: (level: number) => `Addition, from level ${level} on`,
    path: "In the path",
    query: "In the query",
    body: "Body",
    none: "No body.",
    mayBeMissing:
      "“May be left out” and “may be null” say how the site may send a field. The server decides whether the field is required (specification §5) and answers 400 by field.",
    file: "multipart/form-data; the name of the file's part is",
    answer: "Answer",
    noAnswer: "Any 2xx; the site does not read its body.",
    notShown:
      "The specification does not describe it. Any 2xx is enough; the site reads the fields that match, and requests the record again where it needs it.",
    listOf: (record: string) => `A list of ${record}`,
    sameAs: (call: string) => `As in ${call}`,
    errors: "Errors",
    commonErrors: "Those of every call: see “Errors”.",
    moreErrors:
      "Not in the specification. With it the site can name the reason; the shapes of every call are enough.",
    visitor: "403: the answer for a visitor who is not logged in. The site does not treat it as an error.",
    operational:
      "401: the answer to a wrong address or password; the site shows its sentence beside the password.",
    key: "May carry an Idempotency-Key (an addition).",
    example: "Example",
  },
  field: {
    optional: "may be left out",
    nullable: "may be null",
    addition: "addition",
    longest: (most: number) => `at most ${most} characters`,
    most: (most: number) => `at most ${most}`,
    listOf: (record: string) => `list of ${record}`,
  },
  types: {
    text: "text",
    yen: "yen as decimal text",
    ratio: "ratio as decimal text",
    day: "day, 2026-11-21",
    moment: "time, ISO 8601",
    integer: "whole number",
    number: "number",
    flag: "true or false",
    choice: "one of",
    kind: "kind of file, such as passbook_cover_2",
    record: "record",
    list: "list",
    anything: "anything",
  } satisfies Record<FieldType, string>,
  records: "Records",
  recordElsewhere: (area: string) => `Described under “${area}”.`,
  areas: {
    session: {
      title: "Login and session",
      intro:
        "The current user, login and logout, and settings for everybody. The version of me cannot be empty: the site logs such a user out (specification §7). A changed version reloads the page, so change it only when the server changes.",
    },
    registration: { title: "Registration", intro: "From the first visit to an account." },
    credentials: {
      title: "Password and mail address",
      intro:
        "What an applicant changes about the account itself. The mail that resets a password links to the site's /profile/password/reset/reset/$?uid=…&token=… (with the $ as it stands); uid and token arrive at password/reset/confirm/ as they are.",
    },
    profile: { title: "Profile", intro: "Who the applicant is, and which papers prove it." },
    files: {
      title: "Files",
      intro:
        "Papers are uploaded one by one; later calls refer to them by id. The names of the kinds are those of specification §3; the kinds of statements and invoices end with the number of their account or invoice (passbook_cover_2, invoice_1, additional_doc_1). The server answers with the kind that it received.",
    },
    entries: {
      title: "Entries",
      intro: "The entry with up to five invoices: submit, read, submit again, cancel.",
    },
    contract: {
      title: "Contract",
      intro: "The terms, the signed contract, and the money to hand over afterwards.",
    },
    progress: {
      title: "Progress",
      intro: "The history of an entry, notices and inquiries.",
    },
    drafts: {
      title: "Drafts",
      intro: "Unfinished input.",
    },
    lookups: {
      title: "Look-ups",
      intro: "Suggestions that save typing. Everything can be typed without them.",
    },
  } satisfies Record<CallArea, { title: string; intro: string }>,
  /** Purpose of each call; empty because the wire has the English ones. */
  summaries: {} as Readonly<Partial<Record<CallName, string>>>,
  order: {
    title: "What to build first",
    intro:
      "After each step you can try more of the site. The steps contain only calls of the specification, and with all of them the whole site works. kaitori-conformance checks the server after each step (see “Origins and hosting”).",
    thenWorks: "What works then",
    steps: {
      visitors: {
        title: "Visitors",
        works: "Every page without a session opens, and the site knows that nobody is logged in.",
      },
      login: {
        title: "Login",
        works: "An existing account can log in and out, and sees an empty my-page.",
      },
      profile: {
        title: "Registration and profile",
        works: "A visitor can register, fill in the profile and submit identity documents.",
      },
      application: {
        title: "Application",
        works:
          "Statements, accounts and invoices can be submitted; my-page and the detail page show the entry.",
      },
      contract: {
        title: "Review and contract",
        works: "Requested documents can be submitted again, an offer accepted, an entry cancelled.",
      },
      passwords: {
        title: "Passwords",
        works: "A forgotten password can be reset by mail, and a password changed in the profile.",
      },
      conveniences: {
        title: "Conveniences",
        works: "Companies are suggested by name. The other two calls record facts for the server's own use.",
      },
    } satisfies Record<BuildStep, { title: string; works: string }>,
  },
  errors: {
    title: "Errors",
    intro:
      "The site shows the server's own sentence if there is one. Except for codes and retry_after, these are the shapes of specification §8; a server needs no others. Answer with JSON, not with an error page in HTML.",
    shows: "What the site does",
    shapes: {
      fields: {
        title: "400 with data: a validation error",
        shows:
          "The site shows the first message of each field beside the field and in the summary above the form. Claims and banks are arrays in the order of the form; a row without a message for the field uses its non_field_errors. Messages without a field are shown above the form.",
      },
      codes: {
        title: "codes beside the sentences (addition)",
        shows:
          "Any shape may contain them, at the same paths and in the same order as the sentences. Instead of the sentence the site shows the brand's copy for the code, with the values of params. For an unknown code, and without codes, it shows the server's sentence.",
      },
      nothing: {
        title: "400 without data: a bad request",
        shows: "An error page over the form; the input is kept.",
      },
      token: {
        title: "401 or 403 whose detail says that the CSRF tokens do not match",
        shows:
          "A detail that contains “CSRF”, in capitals or not, has this meaning. A request that had no token yet is repeated with the token of this answer. Otherwise the site shows an alert and goes to /login/, except for the me call.",
      },
      elsewhere: {
        title: "401 or 403 with correct_login_url",
        shows:
          "The site shows the message and a link to the address, with service_name and the host. Any https address is accepted; any other address must be of the site's origin or of loginOrigins in the brand's settings.",
      },
      unauthorized: {
        title: "401 or 403 otherwise",
        shows:
          "With the status redirect, the site goes to a redirect_uri of its own origin or of loginOrigins; any other https address becomes a link with its host. Otherwise the site asks for a login, over the page if the user is working on it. The login page shows a 401 beside the password.",
      },
      other: {
        title: "Any other status",
        shows:
          "409, 413 and 429 are shown at the control that sent the request; the others open an error page. The time to wait after a 429 comes from retry_after (seconds, an addition) or the header Retry-After. Without a detail the site shows ステータス and the number.",
      },
      lost: {
        title: "No answer",
        shows: "Counts as status 499: shown at the control, with a way to try again.",
      },
    } satisfies Record<ErrorShape, { title: string; shows: string }>,
  },
};

export type OwnServerTexts = typeof english;
