/** A brand's name is also that of its folder and its package, and a part of its host name. */
export const isBrandName = (name: string): boolean => /^[a-z][a-z0-9-]{1,30}$/.test(name);
