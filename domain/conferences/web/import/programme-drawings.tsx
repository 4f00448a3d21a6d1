import styles from '#platform/web/import/import.module.css'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Deciding } from './decisions.ts'
import own from './programme-choices.module.css'

const usual = 'usual'

/** How rooms that the file brings are drawn: all alike, or each as is chosen. */
export function ProgrammeDrawings({ preview, isPending, decide }: Deciding) {
  const t = useWords('conferences')
  const { newRooms, variationList } = preview
  if (!newRooms.length || !variationList.length) return null
  const offered = variationList.map(({ id, type, seats }) => ({
    id: String(id),
    label: t('setup.seats_of', { name: type, count: seats }),
  }))
  const idOf = (variation: number | null) => (variation === null ? usual : String(variation))
  const field = (
    label: string,
    value: string | null,
    likeUsual: string,
    choose: (id: number | null) => void,
  ) => (
    <SelectField
      label={label}
      placeholder={t('import.drawn_each')}
      options={[{ id: usual, label: likeUsual }, ...offered]}
      value={value}
      isDisabled={isPending}
      onChange={id => id && choose(id === usual ? null : Number(id))}
    />
  )
  const drawings = Object.fromEntries(newRooms.map(({ key, variation }) => [key, variation]))
  const [first = usual, ...others] = new Set(newRooms.map(({ variation }) => idOf(variation)))
  return (
    <section aria-labelledby="room-drawings">
      <h2 className={styles.heading} id="room-drawings">
        {t('import.drawn')}
      </h2>
      <p className={styles.note}>{t('import.drawn_text')}</p>
      <div className={own.kinds}>
        {field(t('import.kind_all'), others.length ? null : first, t('setup.kind_usual'), drawing =>
          decide({ drawing, drawings: {} }),
        )}
      </div>
      <div className={styles.below}>
        <Disclosure title={t('import.kind_rooms', { count: newRooms.length })}>
          <div className={own.kinds}>
            {newRooms.map(({ key, name, variation, usual: { plan, seats } }) => (
              <div key={key}>
                {field(name, idOf(variation), t(`drawn.usual_${plan}`, { count: seats }), one =>
                  decide({ drawings: { ...drawings, [key]: one } }),
                )}
              </div>
            ))}
          </div>
        </Disclosure>
      </div>
    </section>
  )
}
