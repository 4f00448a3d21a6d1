import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { firms } from '#domain/exhibitors/contract/firm.ts'
import { type FirmPerson, peopleOfFirm } from '#domain/exhibitors/contract/firm-people.ts'
import { mayEdit } from '#domain/exhibitors/web/may-edit.ts'
import styles from '#domain/exhibitors/web/people.module.css'
import { useIsShared } from '#domain/exhibitors/web/use-is-shared.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { undoMinutes } from '../../contract/people-changes.ts'
import { RoleOffers } from '../role-offers.tsx'
import { FormerColleagues } from './former-colleagues.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { useStaff } from './use-staff.ts'

/** The people of a firm, as a page of their own or as a part of another. */
export function FirmPeople({ firm, level }: { firm: RecordOf<typeof firms>; level: 1 | 2 }) {
  const t = useWords('people')
  const api = useApi()
  const staff = useStaff()
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<FirmPerson | null>(null)
  const { data, error, refetch } = useQuery(
    pageQuery(api, peopleOfFirm, { params: { id: firm.id }, query: { pagination: 'false' } }),
  )
  const mayInvite = mayEdit(firm)
  const mayChange = useIsShared(firm.id) === false
  const invite = mayInvite && (
    <Button icon={UserPlus} variant={level === 1 ? 'primary' : 'secondary'} onPress={() => setInviting(true)}>
      {t('team.invite')}
    </Button>
  )
  const name = leaving ? `${leaving.firstName} ${leaving.lastName}` : ''
  return (
    <section className={level === 2 ? styles.part : undefined}>
      {level === 1 ? (
        <PageTitle title={t('team.title')} lead={t('team.lead', { firm: firm.name })} actions={invite} />
      ) : (
        <div className={styles.head}>
          <h2>{t('team.title')}</h2>
          {invite}
        </div>
      )}
      {error ? (
        <ErrorState title={t('team.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={4} />
      ) : data.rows.length ? (
        <ul className={styles.list}>
          {data.rows.map(person => (
            <PersonRow
              key={person.id}
              person={person}
              staff={mayInvite ? staff : null}
              mayChange={mayChange}
              onRemove={setLeaving}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('team.none')}>{t('team.none_text')}</EmptyState>
      )}
      {mayInvite && <RoleOffers firm={firm.id} />}
      {mayInvite && mayChange && <FormerColleagues firm={firm.id} />}
      <InviteDialog firm={firm} isOpen={isInviting} onOpenChange={setInviting} />
      <Confirm
        isOpen={leaving !== null}
        onOpenChange={isOpen => !isOpen && setLeaving(null)}
        title={t('team.remove_title', { name, firm: firm.name })}
        confirmLabel={t('team.remove')}
        isPending={staff.isPending}
        isDanger
        onConfirm={async () => {
          if (leaving) await staff.remove(firm.id, leaving)
          setLeaving(null)
        }}
      >
        {t('team.remove_text', { minutes: undoMinutes, days: daysInTrash })}
      </Confirm>
    </section>
  )
}
