/** Accounts that the server seeds for demonstration, the same every time. */
export const demoPassword = "kaitori-demo";
/** Of the authenticator app of everybody at the desk. */
export const demoSecret = "KAITORIKAITORIKAITORIKAITORIKAIT";
export const readyAccount = { email: "ready@demo.example", name: "金子 みさき" };
