import { useWords } from '#platform/web/words/words.ts'
import type { Correspondent } from '../../contract/message.ts'
import { fullName } from '../thread/thread-line.ts'

/** What somebody is called, also once their account is gone. */
export function useNameOf() {
  const t = useWords('messaging')
  return (person: Correspondent | null) => (person ? fullName(person) : t('thread.gone'))
}
