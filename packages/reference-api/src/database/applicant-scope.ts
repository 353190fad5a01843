/** The applicant whose rows a transaction sees and writes. */
export interface ApplicantScope {
  brand: string;
  applicantId: number;
}

/** The database role that row-level security applies to. */
export const applicantRole = "kaitori_applicant";

/** SQL that sets the scope of the transaction, without parameters, so that it can be sent together with `begin`. */
export function scopeSql({ brand, applicantId }: ApplicantScope): string {
  const settings = Object.entries({
    role: applicantRole,
    "kaitori.brand": brand,
    "kaitori.applicant": String(applicantId),
  });
  return `select ${settings.map(([name, text]) => `set_config('${name}', ${quoted(text)}, true)`).join(", ")}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
