/** Public password: production refuses demo accounts by it. */
export const demoPassword = "kaitori-demo";

/** The same address at every brand; each brand has its own account. */
export const demoEmail = (state: string) => `${state}@demo.example`;

/** Two staff members: one decides entries, the other pays them out. */
export const demoStaffEmail = "desk@example.jp";
export const demoPayOutEmail = "desk-pay@example.jp";
