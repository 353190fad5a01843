/**
 * The messages of R8 that are part of the mapping itself: they become `message` of an error.
 * They stand here and nowhere else; every other sentence of R8 is for a screen to say and stands in the copy.
 */
export const specifiedMessages = {
  unauthorized: "unauthorized",
  status: (status: number) => `ステータス ${status}`,
  upload: "アップロードエラー",
  uploadBecause: (message: string) => `アップロードエラー (${message})`,
};
