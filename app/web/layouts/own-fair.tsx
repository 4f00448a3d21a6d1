import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { useOwnFairs } from '#domain/identity/web/own-fairs.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'

/**
 * In the account area the fair is one of one's own: an address without a fair leads to the first of them, and the
 * pages of another fair's organizers or exhibitors say that they are not for this person.
 */
export function OwnFair({ children }: { children: ReactNode }) {
  const t = useWords('app')
  const { salon } = useParams()
  const { pathname, search } = useLocation()
  const { status } = usePerson()
  const fair = useFair()
  const own = useOwnFairs()
  const [first] = own
  const screen = useScreen()
  if (status !== 'known' || !fair || !first || own.some(one => one.id === fair.id)) return children
  if (!salon) return <Navigate replace to={`/${first.homepage}${pathname}${search}`} />
  if (screen?.allow === 'members') return children
  return (
    <EmptyState
      level={2}
      title={t('errors.other_fair', { fair: fair.name })}
      action={
        <ButtonLink href={`/${first.homepage}${pathname.slice(salon.length + 1)}${search}`}>
          {t('errors.own_fair', { fair: first.name })}
        </ButtonLink>
      }
    >
      {t('errors.other_fair_text')}
    </EmptyState>
  )
}
