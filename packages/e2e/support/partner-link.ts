import { createHmac } from "node:crypto";

/** Partner of the development server; see its `signup-partners.ts`. */
export const demoPartner = { service: "demo", name: "デモ会計サービス" };
const secret = "kaitori-demo-partner-secret-not-for-production";

/** A partner's link: base64url of JSON, a dot, its HMAC-SHA256. */
export function partnerLink(customer: { email: string } & Readonly<Record<string, unknown>>): string {
  const text = Buffer.from(
    JSON.stringify({
      service: demoPartner.service,
      external_id: customer.email,
      corporate_division: "corporate",
      expires_at: Date.now() / 1000 + 600,
      ...customer,
    }),
  ).toString("base64url");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}
