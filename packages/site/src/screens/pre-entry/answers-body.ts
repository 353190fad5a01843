/** The answers as the wire carries them. */
export const answersBody = (answers: Readonly<Record<string, string | undefined>>) => ({
  answers: Object.entries(answers).map(([question, value = ""]) => ({ question, value })),
});
