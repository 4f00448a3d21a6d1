import { FigureThumb } from '#domain/scenes/web/thumbs.tsx'
import { idAmong } from '#platform/web/ui/id-among.ts'
import { lookOf } from '#platform/web/ui/person/cast.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import type { PartProps } from './part.ts'
import { PictureChoice } from './picture-choice.tsx'

type Props = Pick<PartProps, 'booth' | 'draft' | 'lists'> & { person: BoothConfiguration['people'][number] }

/** Drawn as in their own profile. */
const own = 'own'

/** As which figure one contact is drawn on this booth. */
export function LookChoice({ booth, draft, lists, person }: Props) {
  const t = useWords('stands')
  const color = draft.content.color ?? booth.firm.color
  const name = `${person.firstName} ${person.lastName}`
  const choose = (id: string | undefined) => {
    const figure = lists.characters.find(one => String(one.id) === id)
    draft.set(({ looks: { [person.id]: _before, ...others } }) => ({
      looks: figure ? { ...others, [person.id]: figure.id } : others,
    }))
  }
  const figures = lists.characters.map(one => ({
    id: String(one.id),
    name: one.name,
    drawing: <FigureThumb look={{ ...lookOf(one, color), top: color }} />,
  }))
  const pictures = [
    { id: own, name: t('configure.look_own'), drawing: <FigureThumb look={lookOf(person, color)} /> },
    ...figures,
  ]
  const chosen = String(draft.content.looks[person.id] ?? own)
  return (
    <PictureChoice
      label={t('configure.look_of', { name })}
      size="small"
      pictures={pictures}
      chosen={[idAmong(pictures, chosen) ?? own]}
      onChoose={([id]) => choose(id)}
    />
  )
}
