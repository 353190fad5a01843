/** For whom a transaction sees and writes. */
export interface ApplicantScope {
  brand: string;
  applicantId: number;
}

/** The database role that row-level security applies to (0003_second_wall.sql). */
export const applicantRole = "kaitori_applicant";
