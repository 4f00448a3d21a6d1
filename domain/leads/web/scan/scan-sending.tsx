import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { guardLogout } from '#domain/identity/web/logout-guards.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readKept } from './kept-scans.ts'
import { useScanSender } from './scan-sender.ts'

type WordsFor = (question: ReactNode) => ReactNode

/** Sends scans unseen; whoever logs out is told of those that would be lost. */
export default function ScanSending({ wordsFor }: { wordsFor: WordsFor }) {
  const { user } = usePerson()
  return user ? <OfPerson key={user.id} person={user.id} wordsFor={wordsFor} /> : null
}

type ScanQuestion = { count: number; answer: (isYes: boolean) => void }

function OfPerson({ person, wordsFor }: { person: number; wordsFor: WordsFor }) {
  useScanSender(person)
  const [asked, ask] = useState<ScanQuestion | null>(null)
  useEffect(
    () =>
      guardLogout(async () => {
        const count = readKept(person).length
        return count === 0 || new Promise(answer => ask({ count, answer }))
      }),
    [person],
  )
  if (!asked) return null
  const answer = (isYes: boolean) => {
    asked.answer(isYes)
    ask(null)
  }
  return <Suspense fallback={null}>{wordsFor(<Question count={asked.count} onAnswer={answer} />)}</Suspense>
}

function Question({ count, onAnswer }: { count: number; onAnswer: (isYes: boolean) => void }) {
  const t = useWords('leads')
  return (
    <Confirm
      isOpen
      onOpenChange={isOpen => !isOpen && onAnswer(false)}
      title={t('scan.leave_title', { count })}
      confirmLabel={t('scan.leave')}
      isDanger
      onConfirm={() => onAnswer(true)}
    >
      {t('scan.leave_text')}
    </Confirm>
  )
}
