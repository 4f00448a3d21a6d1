import { useQuery } from '@tanstack/react-query'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { peoplePaths } from '#domain/people/contract/paths.ts'
import { backPeople } from '#domain/people/contract/people-back.ts'
import { nameOf } from '#domain/people/web/person-cells.tsx'
import { usePeopleActions } from '#domain/people/web/use-people-actions.ts'
import { pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairDashboard } from '../../contract/dashboard.ts'
import { Line, Part } from './part.tsx'

const shown = 4

/** Who waits to be validated; the first of them can be let in from here. */
export function WaitingPeople({ fair, waiting }: { fair: number; waiting: number }) {
  const t = useWords('visit')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const { validate, isPending } = usePeopleActions()
  const { data } = useQuery({
    ...pageQuery(api, backPeople, {
      query: { fair, isValidated: 0, order: 'createdAt', itemsPerPage: shown },
    }),
    enabled: waiting > 0,
  })
  if (!waiting || !data?.rows.length) return null
  return (
    <Part
      title={t('dashboard.waiting_title')}
      aside={t('dashboard.see_all', { count: waiting })}
      href={`${href(peoplePaths.userList)}?isValidated=0`}
    >
      <ul>
        {data.rows.map(person => (
          <Line
            key={person.id}
            sign={<Avatar name={nameOf(person)} src={person.picture} face={person} />}
            title={nameOf(person)}
            text={[person.userType.name, person.firm?.name ?? person.email].filter(Boolean).join(' · ')}
          >
            <Button
              variant="secondary"
              size="small"
              isPending={isPending}
              aria-label={t('dashboard.validate', { name: nameOf(person) })}
              onPress={() => validate([person], 1, () => void refresh(fairDashboard))}
            >
              {t('dashboard.validate_short')}
            </Button>
          </Line>
        ))}
      </ul>
    </Part>
  )
}
