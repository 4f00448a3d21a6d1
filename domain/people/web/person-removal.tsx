import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import { users } from '#domain/identity/contract/user.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../contract/paths.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { nameOf } from './person-cells.tsx'
import styles from './person-panel.module.css'
import { shownByPeople, usePeopleActions } from './use-people-actions.ts'

type Props = { person: PersonRow; isSuper: boolean; isBeside?: boolean | undefined }

/** Out of the fairs one runs; for a super admin, locked out everywhere or erased for good. */
export function PersonRemoval({ person, isSuper, isBeside }: Props) {
  const t = useWords('people')
  const api = useApi()
  const href = useSalonHref()
  const navigate = useNavigate()
  const { run, isPending, refreshPeople, refreshLists } = usePeopleActions()
  const [asked, ask] = useState<'disable' | 'remove' | null>(null)
  const name = nameOf(person)
  const { undo } = useUndo(...shownByPeople)
  // Those that they are taken out of.
  const fairs = [...person.memberships.map(one => one.fair.id), ...person.organizes.map(fair => fair.id)]
  const isDisabled = person.account === 'disabled'
  const isLeaving = person.account === 'leaving'
  const close = (next: boolean) =>
    run(async () => {
      await api.update(users, person.id, !next && isLeaving ? { eraseAt: null } : { isDisabled: next })
      await refreshPeople()
      toast.success(t(next ? 'person.disabled' : 'person.enabled', { name }))
      ask(null)
    })
  const remove = () =>
    run(async () => {
      await api.remove(users, person.id)
      if (isSuper) toast.success(t('person.erased', { name }))
      else
        toast.success(t('person.removed', { name }), {
          action: undo({ kind: 'person', of: person.id, fairs, name }),
        })
      if (!isBeside) await navigate(href(peoplePaths.userList))
      await refreshLists()
    })
  const removal = isSuper ? 'erase' : 'remove'
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('person.leave')}</h2>
      <div className={styles.row}>
        {isSuper && (
          <Button
            variant="secondary"
            size="small"
            isPending={isPending}
            onPress={() => (isDisabled ? close(false) : ask('disable'))}
          >
            {t(isDisabled ? 'person.enable' : 'person.disable')}
          </Button>
        )}
        {isSuper && isLeaving && (
          <Button variant="secondary" size="small" isPending={isPending} onPress={() => close(false)}>
            {t('person.enable')}
          </Button>
        )}
        <Button variant="danger" size="small" onPress={() => ask('remove')}>
          {t(`person.${removal}`)}
        </Button>
      </div>
      <Confirm
        isOpen={asked === 'disable'}
        onOpenChange={isOpen => isOpen || ask(null)}
        title={t('person.disable_ask', { name })}
        confirmLabel={t('person.disable')}
        isDanger
        isPending={isPending}
        onConfirm={() => close(true)}
      >
        {t('person.disable_text')}
      </Confirm>
      <Confirm
        isOpen={asked === 'remove'}
        onOpenChange={isOpen => isOpen || ask(null)}
        title={t(`person.${removal}_ask`, { name })}
        confirmLabel={t(`person.${removal}`)}
        nameToType={isSuper ? name : undefined}
        isDanger
        isPending={isPending}
        onConfirm={remove}
      >
        {t(`person.${removal}_text`, { days: daysInTrash })}
      </Confirm>
    </section>
  )
}
