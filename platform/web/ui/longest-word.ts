/** Longer words are broken rather than set in small type. */
const most = 24

/** Letters of the longest part that is not broken, for titles that are set no larger than it fits: `style` of what has `--letters` in its size. */
export const lettersOf = (text: string): { '--letters': number } => ({
  '--letters': Math.min(Math.max(...text.split(/[\s-]/).map(word => word.length), 1), most),
})
