/** First, last, and the neighbours of the current page; a negative number stands for a gap. */
export function shownPages(page: number, pages: number): number[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1];
    return before !== undefined && one - before > 1 ? [-one, one] : [one];
  });
}
