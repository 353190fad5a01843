/** Accounts that the server seeds for demonstration, the same every time. */
export const demoPassword = "kaitori-demo";
export const readyAccount = { email: "ready@demo.example", name: "金子 みさき" };
