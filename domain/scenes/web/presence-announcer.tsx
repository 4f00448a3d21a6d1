import { useEffect, useRef, useState } from 'react'
import type { BoothScene } from '../contract/scene.ts'
import { type Lights, lightsOf, presenceNews } from './presence-news.ts'
import type { PresenceWords } from './words.ts'

/** Nobody wants to be told each lamp: the news are gathered for this long. */
export const QUIET = 20_000

/** A polite live region: which booths have lit up or gone dark, together, at most every twenty seconds. */
export function PresenceAnnouncer({
  booths,
  words,
  quiet = QUIET,
}: {
  booths: readonly BoothScene[]
  words: PresenceWords
  quiet?: number
}) {
  const told = useRef<Lights>(lightsOf(booths))
  const now = useRef(booths)
  const say = useRef(words)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    now.current = booths
    say.current = words
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const { litUp, wentDark } = presenceNews(told.current, now.current)
      told.current = lightsOf(now.current)
      const parts: string[] = []
      if (litUp.length) parts.push(say.current.litUp(litUp.length, litUp[0] ?? null))
      if (wentDark.length) parts.push(say.current.wentDark(wentDark.length, wentDark[0] ?? null))
      // Nothing new leaves the last sentence: emptying a live region would be announced by some readers.
      if (parts.length) setSentence(`${parts.join('. ')}.`)
    }, quiet)
    return () => clearInterval(timer)
  }, [quiet])
  return (
    <p className="z-live" aria-live="polite">
      {sentence}
    </p>
  )
}
