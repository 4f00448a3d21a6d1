import { useState } from 'react'
import { fold } from '#platform/contract/import.ts'
import styles from '#platform/web/import/import.module.css'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { LogoFirm, SentLogo } from '../../contract/logos.ts'
import { withChoice } from './chosen.ts'
import { firmOption } from './firm-option.ts'
import type { LogosState } from './use-logos.ts'

/** Exhibitors that one field offers at a time: the others are found by typing. */
const shownAtOnce = 30

type Props = { state: LogosState; pictures: readonly SentLogo[] }

/** Pictures that are called by no exhibitor: the organizer says whose they are. */
export function NobodysLogos({ state, pictures }: Props) {
  const t = useWords('exhibitors')
  return (
    <section aria-labelledby="logos-nobodys">
      <h2 className={styles.heading} id="logos-nobodys">
        {t('logos.nobodys', { count: pictures.length })}
      </h2>
      <p className={styles.note}>{t('logos.nobodys_text')}</p>
      <div className={styles.fields}>
        {pictures.map(picture => (
          <Choice key={picture.at} state={state} picture={picture} />
        ))}
      </div>
    </section>
  )
}

const isFound = ({ name, booths }: LogoFirm, text: string) =>
  [name, ...booths].some(word => fold(word).includes(fold(text)))

function Choice({ state, picture: { at, file } }: { state: LogosState; picture: SentLogo }) {
  const t = useWords('exhibitors')
  const [text, setText] = useState('')
  const [own, setOwn] = useState<number | null>(null)
  const { others, chosen } = state
  const firm = others.find(({ id }) => id === chosen.get(at))
  const isLost = own !== null && firm?.id !== own
  return (
    <ComboboxField
      // Whose exhibitor another picture has got stands empty again.
      key={String(isLost)}
      label={file}
      placeholder={t('logos.nobody')}
      options={others
        .filter(one => isFound(one, text))
        .slice(0, shownAtOnce)
        .map(one => firmOption(one, t))}
      onSearch={setText}
      value={firm ? String(firm.id) : null}
      valueLabel={firm?.name}
      onChange={id => {
        const chosenFirm = id === null ? null : Number(id)
        setOwn(chosenFirm)
        state.setChosen(withChoice(chosen, at, chosenFirm))
      }}
    />
  )
}
