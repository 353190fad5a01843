import { expect, test } from "@playwright/test";

/** What is looked for in vain costs the journey this long. */
const soon = expect.configure({ timeout: 1000 });

/**
 * A step that says what should be true and is not yet, because of a finding of the list. The journey goes on after it.
 * Once it holds, the journey fails here: who has mended the finding makes it a `test.step`.
 */
export const stepBrokenBy = (
  finding: string,
  title: string,
  body: (tools: { expect: typeof soon }) => Promise<void>,
) =>
  test.step(`${finding}, expected to fail: ${title}`, async () => {
    const failure = await body({ expect: soon }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect.soft(failure, `${finding} does not break this step any more: make it a test.step`).toBeDefined();
    // Only an expectation may fail: a step that cannot be taken at all proves nothing.
    if (failure !== undefined && !(failure instanceof Error && "matcherResult" in failure)) throw failure;
  });
