/** Public password of the demo accounts. */
export const demoPassword = "kaitori-demo";

/** The same address at every brand; each brand has its own account. */
export const demoEmail = (state: string) => `${state}@demo.example`;

/** Staff members: one decides, the other pays out. */
export const demoStaffEmail = "desk@example.jp";
export const demoPayOutEmail = "desk-pay@example.jp";
