/** Joins what is there: `classNames(styles.button, isBig && styles.big)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
