import { Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { leftOutReasons, type Mailing, mailingStaff } from '../../contract/mailings.ts'
import styles from './mailings.module.css'
import { ReaderList } from './reader-list.tsx'
import { fallbackFor, type MailingDraft } from './use-mailing-draft.ts'

/** Who gets it: how many, in which languages, and who is left out. */
export function MailingReaders({ mailing, draft }: { mailing: Mailing; draft: MailingDraft }) {
  const t = useWords('people')
  const [isListed, list] = useState(false)
  const { readers, chosen } = mailing
  const leftOut = leftOutReasons.filter(reason => readers.leftOut[reason] > 0)
  return (
    <section className={styles.readers} aria-labelledby="mailing-readers">
      <h2 id="mailing-readers" className={styles.heading}>
        {t('mailing.readers', { count: readers.total })}
      </h2>
      <p className={styles.quiet}>
        {chosen === null
          ? t(`mailing.all_${mailing.list}`)
          : t(`mailing.chosen_${mailing.list}`, { count: chosen.length })}
      </p>
      {mailing.list === 'exhibitors' && (
        <RadioGroupField
          label={t('mailing.staff')}
          value={draft.written.staff}
          onChange={staff => draft.set({ staff })}
          options={mailingStaff.map(id => ({ id, label: t(`mailing.staff_${id}`) }))}
          isInRow
        />
      )}
      <ul className={styles.languages}>
        {readers.languages.map(({ locale, count }) => {
          const shown = fallbackFor(draft.worded, locale)
          return (
            <li key={locale}>
              <b>{count}</b> <span lang={locale}>{languageNames[locale]}</span>
              {shown && shown !== locale && (
                <span className={styles.quiet}>
                  {' '}
                  → {t('mailing.falls_back', { language: languageNames[shown] })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {(leftOut.length > 0 || readers.unreached > 0) && (
        <ul className={styles.quiet}>
          {leftOut.map(reason => (
            <li key={reason}>{t(`mailing.left_out_${reason}`, { count: readers.leftOut[reason] })}</li>
          ))}
          {readers.unreached > 0 && <li>{t('mailing.unreached', { count: readers.unreached })}</li>}
        </ul>
      )}
      {readers.total > 0 && (
        <Button variant="secondary" size="small" icon={Users} onPress={() => list(true)}>
          {t('mailing.show_readers')}
        </Button>
      )}
      {isListed && <ReaderList mailing={mailing} onClose={() => list(false)} />}
    </section>
  )
}
