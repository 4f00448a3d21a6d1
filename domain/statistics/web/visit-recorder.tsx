import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { listenToRecords } from '#platform/web/record/record.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useKnownChoice } from './choice/use-known-choice.ts'
import { createSender } from './sender.ts'

// Whoever has answered waits for no question.
const VisitQuestion = lazyWithRetry(() => import('./choice/visit-question.tsx'))

/** Sends what pages record, unseen, and asks once whether this browser may be counted as a visitor. */
export default function VisitRecorder({
  fair,
  wordsFor,
}: {
  fair: number
  wordsFor: (page: ReactNode) => ReactNode
}) {
  const api = useApi()
  const [isVisiting, visit] = useState(false)
  const { known } = useKnownChoice(fair, isVisiting)
  const [sender] = useState(() => createSender(api))
  // Which fair is counted as a visitor is known by the cookie: nothing leaves before it is there.
  const isKnown = known !== undefined
  useEffect(() => {
    sender.pause(!isKnown)
  }, [sender, isKnown])
  useEffect(() => {
    const stop = listenToRecords(event => {
      visit(true)
      sender.add(event)
    })
    return () => {
      stop()
      sender.flush()
    }
  }, [sender])
  const isAsked = isVisiting && known?.mode === 'ask' && known.choice === null
  return isAsked ? <Suspense fallback={null}>{wordsFor(<VisitQuestion fair={fair} />)}</Suspense> : null
}
