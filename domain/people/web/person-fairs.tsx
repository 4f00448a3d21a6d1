import { useState } from 'react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useFairs } from '#domain/fairs/web/fair-context.tsx'
import { users } from '#domain/identity/contract/user.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TagField } from '#platform/web/ui/tag-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { nameOf } from './person-cells.tsx'
import styles from './person-panel.module.css'
import { usePeopleActions } from './use-people-actions.ts'

const idsOf = (person: PersonRow) => person.organizes.map(fair => String(fair.id))

/** The fairs that somebody runs; a super admin says which. */
export function PersonFairs({ person, mayChange }: { person: PersonRow; mayChange: boolean }) {
  const t = useWords('people')
  const isSuperOrganizer = person.roles.includes('ROLE_SUPER_ORGANIZER')
  const isOrganizer = person.roles.includes('ROLE_ORGANIZER')
  if (!isOrganizer && !isSuperOrganizer) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('person.runs')}</h2>
      {mayChange ? (
        <FairsForm key={idsOf(person).join()} person={person} isSuperOrganizer={isSuperOrganizer} />
      ) : (
        <ul className={styles.fairs}>
          {person.organizes.map(fair => (
            <li key={fair.id}>
              <Link className={styles.link} to={hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage)}>
                {fair.name ?? fair.homepage}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function FairsForm({ person, isSuperOrganizer }: { person: PersonRow; isSuperOrganizer: boolean }) {
  const t = useWords('people')
  const api = useApi()
  const fairs = useFairs()
  const { run, isPending, refreshPeople } = usePeopleActions()
  const [chosen, choose] = useState(idsOf(person))
  const field = isSuperOrganizer ? 'superOrganizes' : 'organizes'
  const isLimitedToNone = isSuperOrganizer && person.isHeld && !chosen.length
  const save = () =>
    run(async () => {
      await api.update(users, person.id, {
        [field]: chosen.map(Number),
        ...(isSuperOrganizer && { isHeld: chosen.length > 0 }),
      })
      await refreshPeople()
      toast.success(t('person.fairs_saved', { name: nameOf(person) }))
    })
  return (
    <>
      <TagField
        label={t('person.fairs')}
        hint={
          isSuperOrganizer
            ? t(
                isLimitedToNone && !person.organizes.length
                  ? 'person.fairs_limited_to_none'
                  : 'person.fairs_none_is_all',
              )
            : undefined
        }
        value={chosen}
        onChange={choose}
        options={fairs.map(fair => ({ id: String(fair.id), label: fair.name }))}
      />
      {(chosen.join() !== idsOf(person).join() || isLimitedToNone) && (
        <Button size="small" isPending={isPending} onPress={save}>
          {t('identity:profile.save')}
        </Button>
      )}
    </>
  )
}
