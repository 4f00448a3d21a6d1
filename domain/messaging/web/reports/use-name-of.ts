import { useWords } from '#platform/web/words/words.ts'
import type { Correspondent } from '../../contract/message.ts'
import type { MessageReport } from '../../contract/report.ts'
import { fullName } from '../thread/thread-line.ts'

type NameOf = (person: Correspondent | null) => string

/** What somebody is called, also once their account is gone. */
export function useNameOf(): NameOf {
  const t = useWords('messaging')
  return person => (person ? fullName(person) : t('thread.gone'))
}

/** Whom a report is about: who wrote the message, the person, or the booth. */
export const reportedName = ({ about, author, booth }: MessageReport, nameOf: NameOf) =>
  (about === 'booth' && [booth?.firm, booth?.number].filter(Boolean).join(' · ')) || nameOf(author)
