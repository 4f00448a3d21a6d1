import { useEffect, useRef, useState } from 'react'
import { useWords } from '#platform/web/words/words.ts'
import type { ShownBoothRoom } from '../../contract/booth-room.ts'
import { fullNameOf } from '../correspondent.ts'

/** Who has come in or left since, in words. */
export function useComings({ participants }: ShownBoothRoom, own: number | undefined): string {
  const t = useWords('calls')
  const before = useRef<Map<number, string> | null>(null)
  const [said, say] = useState('')
  useEffect(() => {
    const others = participants.filter(({ person }) => person.id !== own)
    const now = new Map(others.map(({ person }) => [person.id, fullNameOf(person)]))
    const past = before.current
    before.current = now
    if (!past) return
    const words = [
      ...[...now].filter(([id]) => !past.has(id)).map(([, name]) => t('booth.came', { name })),
      ...[...past].filter(([id]) => !now.has(id)).map(([, name]) => t('booth.went', { name })),
    ]
    if (words.length) say(words.join(' '))
  }, [participants, own, t])
  return said
}
