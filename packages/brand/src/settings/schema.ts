import * as v from "valibot";
import { FurtherPapers } from "./further-papers.ts";
import { Legal } from "./legal.ts";
import { Limits } from "./limits.ts";
import { Promises } from "./promises.ts";
import { ReturnAccount } from "./return-account.ts";
import { Tags } from "./tags.ts";
import {
  documented,
  HostName,
  LinkTarget,
  MailAddress,
  Origin,
  optional,
  Text,
  WholeNumber,
} from "./values.ts";

/** These providers tell receivers to reject mails that other servers send in their name (DMARC). */
const publicMail =
  /@(gmail\.com|googlemail\.com|yahoo\.co\.jp|ymail\.ne\.jp|outlook\.(?:com|jp)|hotmail\.(?:com|co\.jp)|live\.jp|icloud\.com|me\.com|docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.ne\.jp)$/i;

const SenderAddress = v.pipe(
  MailAddress,
  v.check(
    (address) => !publicMail.test(address),
    ({ input }) =>
      `must be at a domain of your own: mails from ${input.slice(input.indexOf("@") + 1)} that another server sends are refused`,
  ),
);

const Sender = v.strictObject({
  name: documented("Name that applicants see as the sender.", Text),
  address: documented("Address that mails come from.", SenderAddress),
});

const Links = v.strictObject({
  uploadFaq: optional(
    "Help page about uploads: papers and formats. Steps with uploads link to it; no link by default.",
    LinkTarget,
  ),
  blog: optional(
    "Address of the blog. The top page links to its posts under `blogTag`; no link by default.",
    LinkTarget,
  ),
  cardPayment: optional("Page of the card-payment offer; without it no page shows the offer.", LinkTarget),
});

const Elsewhere = v.strictObject({
  pre_entry: optional("Address of the questions before the profile.", LinkTarget),
});

const Server = v.strictObject({
  level: optional(
    "Level of the server: 0 if it has only the calls of the specification, 1 if it also has those that this product adds. The build renders the pages for this level; without the setting the pages ask the server.",
    v.picklist([0, 1]),
  ),
  elsewhere: optional(
    "Addresses outside the application for functions that a server of level 0 lacks.",
    Elsewhere,
  ),
});

const Maintenance = v.strictObject({
  on: documented("If true, every page is the maintenance page.", v.boolean()),
  until: optional("Time when the site opens again, as shown to applicants.", Text),
});

/** The settings of a brand. They are public, so they contain no secrets. No value is set by default. */
export const BrandSettings = v.strictObject({
  serviceName: documented("The name of the service as applicants read it.", Text),
  hosts: documented(
    "Host names of this brand, the canonical one first. Two brands cannot share a host name.",
    v.pipe(v.array(HostName), v.minLength(1, "must name at least one host")),
  ),
  apiHost: optional("Origin of the API when it is not the site's own origin.", Origin),
  server: optional("Facts about the server of the brand.", Server),
  loginOrigins: optional(
    "Origins besides the site's own where an account may log in: services that send their customers here, other licensees. The server redirects to no other origin.",
    v.array(Origin),
  ),
  individuals: documented(
    "Whether individuals (non-corporate) may apply. When false they are logged out and sent to /unsupported/.",
    v.boolean(),
  ),
  tags: optional("Scripts of others on the brand's pages; without it no third-party script is loaded.", Tags),
  abTestId: optional("Id of the A/B experiment that is activated after a page is shown.", Text),
  blogTag: documented("Id of the tag whose blog posts the top page links to.", WholeNumber),
  links: documented("Addresses outside the application.", Links),
  sender: documented("Sender of mails.", Sender),
  limits: documented("Amounts and sizes within which this brand takes applications.", Limits),
  furtherPapers: optional(
    "Papers that this brand requires beyond those of every brand; the server requires them, too.",
    FurtherPapers,
  ),
  promises: documented("Deadlines for results, payments and hand-over of money.", Promises),
  returnAccount: documented("Account to which sellers hand over their customers' payments.", ReturnAccount),
  legal: documented("The company behind the brand, as the legal pages name it.", Legal),
  maintenance: documented("Whether the site is closed for maintenance.", Maintenance),
});
export type BrandSettings = v.InferOutput<typeof BrandSettings>;
