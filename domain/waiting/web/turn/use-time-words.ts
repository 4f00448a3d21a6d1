import { useWords } from '#platform/web/words/words.ts'

/** “1 min 46”; under a minute the seconds alone. */
export function useTimeWords() {
  const t = useWords('waiting')
  return (seconds: number) =>
    seconds < 60
      ? t('time.seconds', { seconds })
      : t('time.minutes', {
          minutes: Math.floor(seconds / 60),
          seconds: String(seconds % 60).padStart(2, '0'),
        })
}
