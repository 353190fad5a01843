/** 10485760 → 10MB, 2516582 → 2.4MB */
export const inMegabytes = (bytes: number) => `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10}MB`;
