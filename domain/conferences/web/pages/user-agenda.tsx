import { usePerson } from '#domain/identity/web/person.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { KeptAgenda } from '../agenda/kept-agenda.tsx'
import { OwnAgenda } from '../agenda/own-agenda.tsx'

/** One’s own day: of who is logged in, or what this browser keeps until then. */
export default function UserAgendaPage() {
  const { status } = usePerson()
  if (status === 'unknown') return <Skeleton shape="rows" count={6} />
  return status === 'known' ? <OwnAgenda /> : <KeptAgenda />
}

export const head = (_: null, t: (key: string) => string) => ({
  title: t('conferences:agenda.title'),
  noIndex: true,
})
