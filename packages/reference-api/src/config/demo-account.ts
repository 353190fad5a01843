/** Known to everybody: production refuses the demo by name. */
export const demoPassword = "kaitori-demo";

/** The same at every brand; accounts of different brands do not know one another. */
export const demoEmail = (state: string) => `${state}@demo.example`;

/** Two people at the desk: one decides, the other pays. */
export const demoStaffEmail = "desk@example.jp";
export const demoPayerEmail = "desk-pay@example.jp";
