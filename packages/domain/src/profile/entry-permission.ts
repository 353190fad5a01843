/** A profile may enter during a delay unless the server says otherwise (R3.8). */
export const defaultEntryPermissionWhenDelayed = true;
