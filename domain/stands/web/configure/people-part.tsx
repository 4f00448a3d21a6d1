import { UsersRound } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { FigureThumb } from '#domain/scenes/web/thumbs.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { lookOf } from '#platform/web/ui/person/cast.ts'
import { Portrait } from '#platform/web/ui/person/portrait.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standPaths } from '../../contract/paths.ts'
import styles from './configure.module.css'
import type { PartProps } from './part.ts'
import { PictureChoice } from './picture-choice.tsx'

/** Who staffs the booth, and as which figures they are drawn. */
export function PeoplePart({ booth, draft, lists }: PartProps) {
  const t = useWords('stands')
  const href = useSalonHref()
  const color = draft.content.color ?? booth.firm.color
  const looks = lists.characters.filter(one => draft.content.characters.includes(one.id))
  return (
    <>
      {booth.people.length > 0 ? (
        <ul className={styles.people}>
          {booth.people.map((person, at) => (
            <li key={person.id}>
              <Portrait look={looks[at] ? lookOf(looks[at]) : lookOf(person, color)} size={40} />
              <span>
                <b>
                  {person.firstName} {person.lastName}
                </b>
                {person.jobTitle && <small>{person.jobTitle}</small>}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{t('configure.no_contact')}</p>
      )}
      <div>
        <ButtonLink
          variant="soft"
          icon={UsersRound}
          href={href(standPaths.standAddContacts, { id: booth.id })}
        >
          {t('configure.manage_contacts')}
        </ButtonLink>
      </div>
      <PictureChoice
        label={t('configure.characters')}
        hint={t('configure.characters_hint')}
        size="small"
        isMultiple
        pictures={lists.characters.map(one => ({
          id: String(one.id),
          name: one.name,
          drawing: <FigureThumb look={lookOf(one, color)} />,
        }))}
        chosen={draft.content.characters.map(String)}
        onChoose={ids => draft.set({ characters: ids.map(Number) })}
      />
    </>
  )
}
