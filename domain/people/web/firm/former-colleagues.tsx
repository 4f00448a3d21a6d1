import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { TrashTable } from '#platform/web/trash/trash-table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { formerColleagues } from '../../contract/people-changes.ts'
import { useStaff } from './use-staff.ts'

/** Who was removed from a firm and can still come back: at once, or once they accept. */
export function FormerColleagues({ firm }: { firm: number }) {
  const t = useWords('people')
  const api = useApi()
  const { takeBack } = useStaff()
  const { data: entries = [] } = useQuery(callQuery(api, formerColleagues, { params: { id: firm } }))
  return (
    <TrashTable
      title={t('team.former')}
      entries={entries}
      restore={person => takeBack(firm, person)}
      ask={({ name, comesBack }) =>
        comesBack === 'now'
          ? null
          : {
              label: t(comesBack === 'offered' ? 'team.pending' : 'team.ask_back'),
              named: t('team.ask_back_named', { name }),
              isAsked: comesBack === 'offered',
            }
      }
    />
  )
}
