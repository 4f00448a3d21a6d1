import type { useWords } from '#platform/web/words/words.ts'

/** That a date is the one after the programme’s day, or before it; nothing where it is the same. */
export const dayOffWord = (off: number, t: ReturnType<typeof useWords<'conferences'>>) =>
  off !== 0 && t(off > 0 ? 'program.day_after' : 'program.day_before')
