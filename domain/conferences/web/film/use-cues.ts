import { useQuery } from '@tanstack/react-query'
import type { ShownCaptions } from '../../contract/replay.ts'
import { type Cue, readVtt } from '../../contract/vtt.ts'

const none: readonly Cue[] = []

/** What captions say: read here, and shown as words, never as a page. */
export function useCues(captions: ShownCaptions | null): readonly Cue[] {
  const path = captions?.url.split('?')[0] ?? ''
  const { data } = useQuery({
    queryKey: ['captions', path],
    queryFn: async () => {
      const answer = await fetch(captions?.url ?? '', { credentials: 'same-origin' })
      if (!answer.ok) throw new Error('These captions cannot be read now.')
      return readVtt(await answer.text()).cues ?? none
    },
    enabled: captions !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? none
}

/** What is read at a second, of cues in their order: those that overlap beneath each other. */
export function wordsAt(cues: readonly Cue[], second: number): string[] {
  return cues.filter(({ from, to }) => from <= second && second < to).flatMap(({ text }) => text.split('\n'))
}
