import type { CSSProperties } from 'react'
import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { useWords } from '#platform/web/words/words.ts'
import { FreePortrait } from './free-portrait.tsx'
import styles from './lens.module.css'
import { codesOf, useLanguageNames } from './spoken.ts'
import { keyOf, languagesOf } from './use-free-people.ts'

type Props = {
  people: readonly FreePerson[]
  /** What is on the sign before their languages. */
  label: string
  hasLabel: boolean
  /** Where it comes along the aisles. */
  index: number
  style: CSSProperties
  tabStop: string | null
  opened: string | null
  onFocus: (key: string) => void
  onOpen: (person: FreePerson) => void
}

const shown = 2
/** Signs stay short: the languages that most of them speak. */
const languagesMost = 3
/** From one to the next along the aisles, and at most, in milliseconds. */
const apart = 20
const latest = 600

/** Those who are free at one place: their faces over a sign with their languages. */
export function PeopleTag(props: Props) {
  const { people, label, hasLabel, index, style, tabStop, opened, onFocus, onOpen } = props
  const t = useWords('visit')
  const nameOf = useLanguageNames()
  const [first] = people
  if (!first) return null
  const said = ({ firstName, lastName, stand, languages }: FreePerson) =>
    [
      `${firstName} ${lastName}`,
      stand.name,
      t('scenes:scene.stand_number', { number: stand.number }),
      ...languages.map(nameOf),
    ].join(', ')
  const hidden = people.slice(shown)
  const next = hidden.find(one => keyOf(one) === tabStop) ?? hidden[0]
  const reach = (person: FreePerson, keys: string) => ({
    type: 'button' as const,
    'data-person': keys,
    'aria-label': said(person),
    'aria-haspopup': 'dialog' as const,
    tabIndex: keyOf(person) === tabStop ? 0 : -1,
    onFocus: () => onFocus(keyOf(person)),
    onClick: () => onOpen(person),
  })
  return (
    <div
      className={styles.tag}
      style={{ ...style, '--delay': `${Math.min(index * apart, latest)}ms` }}
      data-chosen={people.some(one => keyOf(one) === opened) || undefined}
    >
      <span className={styles.bloom} aria-hidden="true" />
      <div className={styles.faces}>
        {people.slice(0, shown).map(person => (
          <button key={keyOf(person)} className={styles.face} {...reach(person, keyOf(person))}>
            <FreePortrait person={person} />
          </button>
        ))}
        {next && (
          <button
            className={`${styles.face} ${styles.more}`}
            {...reach(next, hidden.map(keyOf).join(' '))}
            aria-label={`${said(next)}. ${t('lens.more', { count: hidden.length })}`}
          >
            +{hidden.length}
          </button>
        )}
      </div>
      {hasLabel && (
        // The buttons say the same.
        <span className={styles.sign} aria-hidden="true" onClick={() => onOpen(first)}>
          <b>{label}</b> {codesOf(languagesOf(people).slice(0, languagesMost))}
        </span>
      )}
    </div>
  )
}
