export const countIn = (text: string, part: string | RegExp): number => text.split(part).length - 1;
