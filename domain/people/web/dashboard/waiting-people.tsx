import { useQuery } from '@tanstack/react-query'
import { fairDashboard } from '#domain/fairs/contract/dashboard.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { Line, Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { PeopleFigures } from '../../contract/dashboard.ts'
import { peoplePaths } from '../../contract/paths.ts'
import { backPeople } from '../../contract/people-back.ts'
import { nameOf } from '../person-cells.tsx'
import { usePeopleActions } from '../use-people-actions.ts'

const shown = 4

/** Who waits to be validated; the first of them can be let in from here. */
export function WaitingPeople({ fair, data: { waiting } }: { fair: PublicFair; data: PeopleFigures }) {
  const t = useWords('people')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const { validate, isPending } = usePeopleActions()
  const { data } = useQuery({
    ...pageQuery(api, backPeople, {
      query: { fair: fair.id, isValidated: validationState.waiting, order: 'createdAt', itemsPerPage: shown },
    }),
    enabled: waiting > 0,
  })
  if (!waiting || !data?.rows.length) return null
  return (
    <Part
      title={t('dashboard.waiting_title')}
      aside={t('fairs:dashboard.see_all', { count: waiting })}
      href={`${href(peoplePaths.userList)}?isValidated=${validationState.waiting}`}
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
