const daysToReturn = 5;
const daysToContract = 7;
const day = 86_400_000;

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Until when the obliger's money is handed on: some days after it is due. */
export const returnDate = (paymentDate: string) => daysAfter(paymentDate, daysToReturn);

/** The last day on which the offer can be taken up. */
export const contractPeriod = (today: string) => daysAfter(today, daysToContract);
