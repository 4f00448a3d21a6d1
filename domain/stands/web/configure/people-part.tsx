import { UsersRound } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Portrait } from '#platform/web/ui/person/portrait.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standPaths } from '../../contract/paths.ts'
import styles from './configure.module.css'
import { lookOfContact } from './draft-scene.ts'
import { LookChoice } from './looks.tsx'
import type { PartProps } from './part.ts'

/** Leads to where contacts are named. */
export function ManageContacts({ booth }: Pick<PartProps, 'booth'>) {
  const t = useWords('stands')
  const href = useSalonHref()
  return (
    <div>
      <ButtonLink variant="soft" icon={UsersRound} href={href(standPaths.standAddContacts, { id: booth.id })}>
        {t('configure.manage_contacts')}
      </ButtonLink>
    </div>
  )
}

/** Who staffs the booth, and as which figure each of them is drawn. */
export function PeoplePart({ booth, draft, lists }: PartProps) {
  const t = useWords('stands')
  const color = draft.content.color ?? booth.firm.color
  return (
    <>
      {booth.people.length > 0 ? (
        <ul className={styles.people}>
          {booth.people.map(person => (
            <li key={person.id}>
              <div className={styles.person}>
                <Portrait look={lookOfContact(person, draft.content, lists, color)} size={40} />
                <span>
                  <b>
                    {person.firstName} {person.lastName}
                  </b>
                  {person.jobTitle && <small>{person.jobTitle}</small>}
                </span>
              </div>
              <Disclosure look="menu" title={t('configure.look_of', { name: person.firstName })}>
                <LookChoice booth={booth} draft={draft} lists={lists} person={person} />
              </Disclosure>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{t('configure.no_contact')}</p>
      )}
      <ManageContacts booth={booth} />
    </>
  )
}
