import { useWords } from '#platform/web/words/words.ts'
import type { SolicitationCard } from '../../../contract/solicitation-list.ts'

/** Whose application it is; of one without a name its number. */
export function useDeskName() {
  const t = useWords('jobs')
  return ({ id, person }: Pick<SolicitationCard, 'id' | 'person'>) =>
    person ? `${person.firstName} ${person.lastName}` : t('recruiting.nameless', { number: id })
}
