import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { RoleOffers } from '#domain/identity/web/role-offers.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { firms } from '../../contract/firm.ts'
import { type FirmPerson, peopleOfFirm } from '../../contract/firm-people.ts'
import { mayEdit } from '../may-edit.ts'
import { useIsShared } from '../use-is-shared.ts'
import { InviteDialog } from './invite-dialog.tsx'
import styles from './people.module.css'
import { PersonRow } from './person-row.tsx'
import { useStaff } from './use-staff.ts'

/** The people of a firm, as a page of their own or as a part of another. */
export function FirmPeople({ firm, level }: { firm: RecordOf<typeof firms>; level: 1 | 2 }) {
  const t = useWords('exhibitors')
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
      {t('people.invite')}
    </Button>
  )
  const name = leaving ? `${leaving.firstName} ${leaving.lastName}` : ''
  return (
    <section className={level === 2 ? styles.part : undefined}>
      {level === 1 ? (
        <PageTitle title={t('people.title')} lead={t('people.lead', { firm: firm.name })} actions={invite} />
      ) : (
        <div className={styles.head}>
          <h2>{t('people.title')}</h2>
          {invite}
        </div>
      )}
      {error ? (
        <ErrorState title={t('people.failed')} onRetry={() => void refetch()}>
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
        <EmptyState title={t('people.none')}>{t('people.none_text')}</EmptyState>
      )}
      {mayInvite && <RoleOffers firm={firm.id} />}
      <InviteDialog firm={firm} isOpen={isInviting} onOpenChange={setInviting} />
      <Confirm
        isOpen={leaving !== null}
        onOpenChange={isOpen => !isOpen && setLeaving(null)}
        title={t('people.remove_title', { name, firm: firm.name })}
        confirmLabel={t('people.remove')}
        isPending={staff.isPending}
        isDanger
        onConfirm={async () => {
          if (leaving) await staff.remove(leaving)
          setLeaving(null)
        }}
      >
        {t('people.remove_text')}
      </Confirm>
    </section>
  )
}
