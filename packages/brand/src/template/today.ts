/** Today's date in Tokyo, for the legal pages of a new brand. */
export const todayInTokyo = () =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date());
