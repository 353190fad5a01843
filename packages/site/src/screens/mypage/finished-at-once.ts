/** So many entries that are over come with my-page; the earlier ones are read when somebody asks for them. */
export const finishedAtOnce = 50;
