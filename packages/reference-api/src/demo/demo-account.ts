/** Known to everybody: production refuses the demo by name. */
export const demoPassword = "kaitori-demo";

/** The same at every brand; accounts of different brands do not know one another. */
export const demoEmail = (state: string) => `${state}@demo.example`;
