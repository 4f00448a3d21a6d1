/** What somebody typed, as a pattern of `like` that means it to the letter. */
export const escapeLike = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')
