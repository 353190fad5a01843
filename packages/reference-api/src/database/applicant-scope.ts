/** For whom a transaction sees and writes. */
export interface ApplicantScope {
  brand: string;
  applicantId: number;
}

/** The role of the second wall (0003_second_wall.sql). */
export const applicantRole = "kaitori_applicant";
