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

/** What was reported: a message, a person or a booth. */
export const subjectOf = ({ about, booth }: MessageReport) =>
  about === 'message' ? 'message' : booth === null ? 'person' : 'booth'

/** Whom a report is about. */
export const reportedName = (report: MessageReport, nameOf: NameOf) =>
  subjectOf(report) === 'booth' ? (report.booth ?? '') : nameOf(report.author)
