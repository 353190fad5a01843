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
      "“May be left out” and “may be null” say how the site may send a field. Whether it is required (specification §5) is for the server to judge: it answers 400, field by field.",
    file: "multipart/form-data; the file is the part",
    answer: "Answer",
    noAnswer: "Any 2xx; nothing of it is read.",
    notShown:
      "The specification does not show it: any 2xx will do, and what fits is read. The record is asked for again where it is needed.",
    listOf: (record: string) => `A list of ${record}`,
    sameAs: (call: string) => `As in ${call}`,
    errors: "Errors",
    commonErrors: "Those of every call: see “Errors”.",
    moreErrors:
      "Not shown by the specification. With it the site says what fits the reason; the shapes of every call will do.",
    visitor: "403: the answer to whoever is not logged in. The site takes it for no error.",
    operational: "401: the answer to a wrong address or password; its sentence is said beside the password.",
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
    ratio: "share of a whole as decimal text",
    day: "day, 2026-11-21",
    moment: "moment, ISO 8601",
    whole: "whole number",
    number: "number",
    flag: "true or false",
    choice: "one of",
    kind: "kind of file, such as passbook_cover_2",
    record: "record",
    list: "list",
    anything: "anything",
  } satisfies Record<FieldType, string>,
  records: "Records",
  recordElsewhere: (area: string) => `Told under “${area}”.`,
  areas: {
    session: {
      title: "Login and session",
      intro:
        "Who is here, logging in and out, and what holds for everybody. The version of me cannot be empty: the site logs such a user out (specification §7). Another version reloads the page, so change it only with the server.",
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
        "Papers are uploaded one by one and then named by their number. A kind has its name from specification §3; those of statements and invoices bear the number of their account or invoice (passbook_cover_2, invoice_1, additional_doc_1). The server answers with the kind that it was given.",
    },
    entries: {
      title: "Entries",
      intro: "The entry with up to five invoices: submitted, read, handed in again, cancelled.",
    },
    contract: {
      title: "Contract",
      intro: "What is agreed to, the agreement itself, and the money that is handed over under it.",
    },
    progress: {
      title: "Progress",
      intro: "What has happened to an entry, what was told about it, and what is asked.",
    },
    drafts: {
      title: "Drafts",
      intro: "What is kept while it is being typed.",
    },
    lookups: { title: "Look-ups", intro: "What saves typing. All of it can be typed." },
  } satisfies Record<CallArea, { title: string; intro: string }>,
  /** Purpose of each call; empty because the wire has the English ones. */
  summaries: {} as Readonly<Partial<Record<CallName, string>>>,
  order: {
    title: "What to build first",
    intro:
      "After each step more of the site works, and can be tried. The calls of these steps are those of the specification: with them the site is complete. kaitori-conformance tells after each step what fits (see “Origins and hosting”).",
    thenWorks: "Then",
    steps: {
      visitors: {
        title: "Visitors",
        works: "Every page without a session opens, and the site knows that nobody is logged in.",
      },
      login: {
        title: "Login",
        works: "An account that exists already logs in and out, and sees an empty my-page.",
      },
      profile: {
        title: "Registration and profile",
        works: "Somebody registers, fills in the profile and proves who they are.",
      },
      application: {
        title: "Application",
        works:
          "Statements, accounts and invoices are given and submitted; my-page and the detail show the entry.",
      },
      contract: {
        title: "Review and contract",
        works: "What was given back is handed in again, an offer is contracted, an entry is cancelled.",
      },
      passwords: {
        title: "Passwords",
        works: "A forgotten password is reset by mail; a password is changed in the profile.",
      },
      conveniences: {
        title: "Conveniences",
        works: "Companies are suggested by name. What the other two calls mark is for the server's own use.",
      },
    } satisfies Record<BuildStep, { title: string; works: string }>,
  },
  errors: {
    title: "Errors",
    intro:
      "The site says the server's own sentence wherever there is one. But for codes and retry_after these are the shapes of specification §8; a server needs no other. Answer with JSON, not with an error page in HTML.",
    shows: "What the site does",
    shapes: {
      fields: {
        title: "400 with data: a validation error",
        shows:
          "The first message of each field stands beside the field and in the summary above the form. Claims and banks are told by index; a row without a message of the field has that of its non_field_errors. What belongs to no field stands above the form.",
      },
      codes: {
        title: "codes beside the sentences (addition)",
        shows:
          "Any shape may carry them: at the places of the sentences, in their order. The site says what the brand's copy has for the code, with the values of params, in place of the sentence. For a code that it does not know, and without codes, it says the server's sentence.",
      },
      nothing: {
        title: "400 without data: a bad request",
        shows: "The error page over the form; what was typed stays.",
      },
      token: {
        title: "401 or 403 whose detail says that the CSRF tokens do not match",
        shows:
          "A detail with the letters CSRF, large or small, is such a one. A request that had no token yet is made again with the one that this answer brings. Else an alert, and the way to /login/; not for the me call.",
      },
      elsewhere: {
        title: "401 or 403 with correct_login_url",
        shows:
          "The message and a link to that address, called by service_name, with its host. Any https address will do; another one has to be of the site's origin or of loginOrigins of the brand's settings.",
      },
      unauthorized: {
        title: "401 or 403 otherwise",
        shows:
          "With the status redirect, redirect_uri is followed on the site's origin and those of loginOrigins; any other https address is a link with its host. Else the login, over the page where somebody is at work. At login a 401 is said beside the password.",
      },
      other: {
        title: "Any other status",
        shows:
          "409, 413 and 429 are said where they were asked for; the others open an error page. How long to wait after a 429 is read from retry_after (seconds, an addition) or the header Retry-After. Without a detail it is ステータス and the number.",
      },
      lost: {
        title: "No answer",
        shows: "Counts as status 499: said on the spot, with the way to try again.",
      },
    } satisfies Record<ErrorShape, { title: string; shows: string }>,
  },
};

export type OwnServerTexts = typeof english;
