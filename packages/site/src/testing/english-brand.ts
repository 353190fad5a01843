import type { CopyOverrides } from "@kaitori/brand";
import { exampleTestBrand } from "./example-test-brand.ts";

const { legal } = exampleTestBrand.settings;

/** The settings of an English brand; only its copy and settings differ. */
export const englishSettings = {
  serviceName: "Invoice Desk",
  legal: {
    ...legal,
    company: "Example Ltd.",
    address: "1-1-1 Chiyoda, Tokyo",
    hours: "weekdays 9:00 to 17:30",
  },
};

export const englishCopy: CopyOverrides = {
  "controls.skip": "Skip to the text",
  "controls.optional": "optional",
  "controls.example": "e.g. ",
  "controls.errorMark": "Error: ",
  "layout.logoLabel": "{serviceName}, home",
  "layout.mainNavigation": "Main menu",
  "layout.footerNavigation": "Terms and company",
  "layout.footerContents": "Service",
  "layout.price": "Fees",
  "layout.howItWorks": "How it works",
  "layout.register": "Register",
  "layout.login": "Log in",
  "layout.questions": "Questions",
  "layout.terms": "Terms of use",
  "layout.privacy": "Privacy",
  "layout.security": "Information security",
  "layout.sct": "Commercial transactions",
  "layout.helpByPhone": "Phone {phone}",
  "layout.factoringNote": "Factoring is the sale of invoices. It is not a loan.",
  "maintenance.title": "We are working on the service",
  "maintenance.text": "Sorry for the trouble.",
  "maintenance.noUntil": "We open again as soon as we are done.",
  "maintenance.returnsWhenReopened":
    "Leave this page open: it goes on to where you were as soon as we are back.",
  "maintenance.checkReopened": "Ask whether the service is back",
  "maintenance.contact": "In a hurry? Call {phone}.",
  "passwordReset.title": "Reset your password",
  "passwordReset.submit": "Send the link",
  "passwordReset.backToLogin": "Back to the login",
  "fields.email": "Email address",
  "unsupported.title": "For companies only",
  "unsupported.text": "Sorry, we do not serve sole traders at the moment.",
  "unsupported.contact": "Questions? Call {phone}.",
  "unsupported.top": "Back to the top page",
};
