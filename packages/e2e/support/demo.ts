/** Demo accounts that the server seeds. */
export const demoPassword = "kaitori-demo";
/** Secret of the authenticator app of all desk users. */
export const demoSecret = "KAITORIKAITORIKAITORIKAITORIKAIT";
export const readyAccount = { email: "ready@demo.example", name: "金子 みさき" };
