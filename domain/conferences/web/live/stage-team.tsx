import { use } from 'react'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './backstage.module.css'
import type { Team } from './team.ts'

/** Who speaks, in their order, who moderates, and who is there. */
export function StageTeam({ people }: Pick<Team, 'people'>) {
  const t = useWords('conferences')
  const { user } = usePerson()
  const Actions = use(ContactActions)
  const stateOf = ({ account, presence, hasDeclined }: Team['people'][number]) => {
    if (hasDeclined) return t('backstage.declined')
    if (account === null) return t('backstage.no_account')
    return t(
      presence === 'stage'
        ? 'backstage.on_stage'
        : presence === 'behind'
          ? 'backstage.behind'
          : 'backstage.away',
    )
  }
  return (
    <section aria-labelledby="stage-team">
      <h2 id="stage-team" className={styles.heading}>
        {t('backstage.order')}
      </h2>
      {people.length === 0 && <p className={styles.quiet}>{t('backstage.nobody')}</p>}
      <ol className={styles.people}>
        {people.map((person, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are told apart by
          <li key={at} data-presence={person.presence ?? undefined}>
            <Avatar name={person.name} src={person.picture} size={38} />
            <span className={styles.who}>
              <b>{person.name}</b>
              <small>
                {person.isModerator ? `${t('backstage.moderator')}, ${stateOf(person)}` : stateOf(person)}
              </small>
            </span>
            {person.account && person.account.id !== user?.id && (
              <Actions person={person.account} look="icon" />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
