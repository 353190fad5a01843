import { ErrorScreen } from "./ErrorScreen.tsx";

/** /404 itself; an address that does not exist shows the same. */
export const NotFoundScreen = () => <ErrorScreen status={404} />;
