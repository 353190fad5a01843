/** R9.5: analytics waits for the user id up to 5000 ms, asking every 100 ms. */
const waitAtMost = 5000;
const askEvery = 100;

export function waitForUserId(userId: () => string | null): Promise<string | null> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const ask = () => {
      const id = userId();
      if (id !== null || Date.now() - startedAt >= waitAtMost) resolve(id);
      else setTimeout(ask, askEvery);
    };
    ask();
  });
}
