import { useWords } from '#platform/web/words/words.ts'
import { useOfferWords } from '../use-offer-words.ts'
import styles from './offer-page.module.css'
import { entryFacts, type OfferView } from './offer-view.ts'

/** What an offer says in a word or two each, as a list of facts; what it does not say is left out. */
export function OfferFacts({ view }: { view: OfferView }) {
  const t = useWords('jobs')
  const words = useOfferWords()
  const spoken = view.languages.map(({ name, level }) => (level ? `${name} (${level})` : name))
  const facts: [name: string, value: string][] = [
    [t('offer.contract'), view.contractType ?? ''],
    [t('offer.place'), [view.street, words.placeOf(view)].filter(Boolean).join(', ')],
    [t('offer.salary'), words.salaryOf(view.salary)],
    [t('offer.start'), view.startDate ? words.dayOf(view.startDate) : ''],
    [t('offer.positions'), view.positions > 1 ? String(view.positions) : ''],
    ...entryFacts.map((fact): [string, string] => [t(`offer.${fact}`), view.entries[fact].join(', ')]),
    [t('offer.languages'), spoken.join(', ')],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
