/** Where the parts of the page stand, for the links of its overview. */
export const contractPlaces = {
  price: "price",
  handOver: "hand-over",
  explanation: "explanation",
  agreement: "agreement",
} as const;
