/** 𠮷 is one character: code points are counted, as a reader of the limit counts. */
export const charactersIn = (text: string) => [...text].length;
