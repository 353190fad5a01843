/** The day in Tokyo, as the legal pages of a new brand name it. */
export const todayInTokyo = () =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date());
