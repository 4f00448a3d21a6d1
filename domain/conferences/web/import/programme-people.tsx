import styles from '#platform/web/import/import.module.css'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ProgrammePreview, vanishedChoices } from '../../contract/programme-import.ts'
import type { Deciding } from './decisions.ts'

type InvoicedProps = {
  said: string
  sessions: ProgrammePreview['invoiced']
  /** They are these already, by name. */
  isAll?: boolean
}

/** What was asked for already. */
function Invoiced({ said, sessions, isAll = false }: InvoicedProps) {
  if (!sessions.count) return null
  return (
    <>
      <p className={styles.note}>{said}</p>
      {!isAll && (
        <ul className={styles.names}>
          {sessions.first.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What vanishes, and whether that is meant. */
export function ProgrammeVanished({ preview, decisions, isPending, decide, confirm }: Deciding) {
  const t = useWords('conferences')
  const { vanished, vanishedOver, vanishedInUse, invoiced, needsCount, otherKey } = preview
  return (
    <>
      {otherKey && (
        <section aria-labelledby="other-source">
          <h2 className={styles.heading} id="other-source">
            {t('import.other_key', otherKey)}
          </h2>
          <CheckboxField
            isSelected={decisions.acceptsKey ?? false}
            onChange={acceptsKey => confirm({ acceptsKey })}
          >
            {t('import.other_key_accept')}
          </CheckboxField>
        </section>
      )}
      {vanished.count > 0 && (
        <section aria-labelledby="programme-vanished">
          <h2 className={styles.heading} id="programme-vanished">
            {t('import.vanished', { count: vanished.count })}
          </h2>
          <ul className={styles.names}>
            {vanished.first.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          {vanished.count > vanished.first.length && (
            <p className={styles.note}>{t('import.shown_first', { count: vanished.first.length })}</p>
          )}
          <RadioGroupField
            label={t('import.vanished_what')}
            options={vanishedChoices.map(id => ({ id, label: t(`import.vanished_${id}`) }))}
            value={decisions.vanished ?? 'cancelled'}
            isDisabled={isPending}
            onChange={id => decide({ vanished: id })}
          />
          {vanishedOver > 0 && (
            <p className={styles.note}>{t('import.vanished_over', { count: vanishedOver })}</p>
          )}
          {decisions.vanished === 'draft' && vanishedInUse > 0 && (
            <p className={styles.note}>{t('import.vanished_in_use', { count: vanishedInUse })}</p>
          )}
          <Invoiced
            said={t('import.invoiced', { count: invoiced.count })}
            sessions={invoiced}
            isAll={invoiced.count === vanished.count}
          />
          {needsCount && (
            <NumberField
              label={t('import.count')}
              hint={t('import.needs_count', { count: vanished.count })}
              minValue={0}
              hasSteps={false}
              value={decisions.vanishedCount ?? Number.NaN}
              onChange={count => confirm({ vanishedCount: Number.isInteger(count) ? count : undefined })}
            />
          )}
        </section>
      )}
    </>
  )
}

/** Whom it concerns, and whether they are told. */
export function ProgrammePeople({ preview, decisions, confirm }: Deciding) {
  const t = useWords('conferences')
  const { agendas, places, speakers, untold, moderators, named } = preview.people
  const withNames = (said: string, names: readonly string[], count: number) =>
    names.length
      ? t('import.named', { said, names: [...names, ...(count > names.length ? ['…'] : [])].join(', ') })
      : said
  const { invoicedMoved } = preview
  const { moved, vanished, returned } = preview.sessions
  if (!moved && !vanished && !returned) return null
  return (
    <section aria-labelledby="programme-people">
      <h2 className={styles.heading} id="programme-people">
        {t('import.people')}
      </h2>
      {agendas + places + speakers + moderators === 0 ? (
        <p className={styles.note}>{t('import.nobody')}</p>
      ) : (
        <>
          <ul className={styles.names}>
            {agendas > 0 && <li>{t('import.agendas', { count: agendas })}</li>}
            {places > 0 && <li>{withNames(t('import.places', { count: places }), named.places, places)}</li>}
            {speakers > 0 && (
              <li>{withNames(t('import.concerned', { count: speakers }), named.speakers, speakers)}</li>
            )}
            {moderators > 0 && (
              <li>
                {withNames(t('import.moderators', { count: moderators }), named.moderators, moderators)}
              </li>
            )}
          </ul>
          {untold > 0 && <p className={styles.note}>{t('import.untold', { count: untold })}</p>}
          {agendas + places + speakers + moderators > untold && (
            <CheckboxField isSelected={decisions.tells ?? true} onChange={tells => confirm({ tells })}>
              {t('import.tell')}
            </CheckboxField>
          )}
        </>
      )}
      <Invoiced said={t('import.invoiced_moved', { count: invoicedMoved.count })} sessions={invoicedMoved} />
    </section>
  )
}
