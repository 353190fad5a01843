import { searchKey } from "@kaitori/domain";

/** 株式会社, ㈱, (有) and their like say nothing about which company is meant. */
const legalForms = /株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同|資|名)\)/g;

export const withoutLegalForm = (name: string) => name.normalize("NFKC").replace(legalForms, "");

export const corporateNameKey = (name: string) => searchKey(withoutLegalForm(name));
