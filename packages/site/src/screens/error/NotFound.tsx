import { ErrorScreen } from "./ErrorScreen.tsx";

/** The page /404; an unknown address shows the same error. */
export const NotFoundScreen = () => <ErrorScreen status={404} />;
