export const brandNames = ["akane", "wakaba", "kohaku"] as const;
export type BrandName = (typeof brandNames)[number];
export const isBrandName = (name: unknown): name is BrandName => brandNames.some((known) => known === name);
