/** A brand's name is that of its folder, of its package and of a part of its host name. */
export const isBrandName = (name: string): boolean => /^[a-z][a-z0-9-]{1,30}$/.test(name);
