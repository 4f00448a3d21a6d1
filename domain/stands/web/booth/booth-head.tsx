import { use } from 'react'
import { CardSlot } from '#domain/identity/web/card-slot.ts'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'
import { isAllBusy } from './staff.ts'

/** Whose booth this is, and where it stands. */
export function BoothHead({
  visit,
  mark,
  isPreview,
}: {
  visit: StandVisit
  mark: React.ReactNode
  isPreview: boolean
}) {
  const t = useWords('scenes')
  const { stand } = visit
  const Actions = use(ContactActions)
  const Card = use(CardSlot)
  return (
    <section className={styles.about}>
      <header className={styles.head}>
        {mark}
        <div>
          <h1 className={styles.name}>{stand.name}</h1>
          <p className={styles.where}>
            <Dotted parts={[t('scene.stand_number', { number: stand.number }), stand.sector, stand.town]} />
          </p>
        </div>
      </header>
      {visit.slogan && (
        <p className={styles.slogan} lang={visit.wordsIn ?? undefined}>
          {visit.slogan} <LanguageMark of={visit.wordsIn} />
        </p>
      )}
      <div className={styles.reach}>
        <Actions
          stand={stand}
          context={{ kind: 'booth', id: stand.id, title: stand.name }}
          look="primary"
          isBusy={isAllBusy(visit)}
        />
        {!isPreview && <Card firm={{ id: stand.firm, name: stand.name }} stand={stand.id} way="booth" />}
      </div>
    </section>
  )
}
