/** What a telephone is called by from a page. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll("-", "")}`;
