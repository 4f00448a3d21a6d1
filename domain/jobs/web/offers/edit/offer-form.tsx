import { useMemo, useState } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import { problemsIn } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { SaveLine } from '#platform/web/saving/save-line.tsx'
import { useValueWords } from '#platform/web/saving/value-words.ts'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords, withAnyKey } from '#platform/web/words/words.ts'
import type { ComputedJob, Job } from '../../../contract/job-calls.ts'
import { OfferFacts } from '../page/offer-facts.tsx'
import { OfferHead } from '../page/offer-head.tsx'
import { OfferText } from '../page/offer-text.tsx'
import { draftView } from './draft-view.ts'
import styles from './edit.module.css'
import { type FormPart, fieldsOfPart, formParts } from './form-parts.ts'
import { LanguagesPart } from './languages-part.tsx'
import { OfferBar } from './offer-bar.tsx'
import { PayPart } from './pay-part.tsx'
import { useOffer } from './use-offer.ts'
import type { OfferLists } from './use-offer-lists.ts'
import { WordsPart } from './words-part.tsx'

type Props = { job: Job; computed: ComputedJob; lists: OfferLists; fair: PublicFair }

/** An offer while it is written: its form, saved by itself, and beside it the page as readers will see it. */
export function OfferForm({ job, computed, lists, fair }: Props) {
  const t = useWords('jobs')
  const say = useWords('validations')
  const anyWord = withAnyKey(t)
  const locale = useLocale()
  const valueWords = useValueWords()
  const draft = useOffer(job)
  const { saving, set } = draft
  const main = fair.mainLanguage.code
  const spoken = fair.fairLanguages.map(({ code }) => code)
  const [language, setLanguage] = useState<string>(spoken.includes(locale) ? locale : main)
  const view = draftView(saving.fields, lists, computed.card, language, main)
  const family = typeof saving.fields.family === 'number' ? saving.fields.family : null
  // What is chosen from stays the same while one types: an open list would close.
  const parts = useMemo(
    () => recordOf(formParts, part => fieldsOfPart(part, lists, family, anyWord)),
    [lists, family, anyWord],
  )
  const fieldsIn = (part: FormPart) => parts[part]
  const all = formParts.flatMap(fieldsIn)
  const words = {
    labelOf: (field: string) => {
      const [, code, word] = /^translations\.(\w+)\.(\w+)$/.exec(field) ?? []
      if (!code || !word) return anyWord(`edit.${field}`)
      return `${anyWord(`edit.${word}`)}, ${isLocale(code) ? languageNames[code] : code}`
    },
    wordsOf: (field: string, value: unknown) =>
      valueWords(
        all.find(one => one.name === field),
        value,
      ),
  }
  return (
    <div className={styles.desk}>
      <div className={styles.form}>
        <PageTitle isShort title={view.title || t('offer.no_title')} lead={computed.card.firm.name} />
        <div className={styles.bar}>
          <OfferBar job={job} state={computed.state} draft={draft} title={view.title} />
          <SaveLine saving={saving} />
          <FieldConflicts saving={saving} {...words} />
        </div>
        <Form
          onLeave={() => void saving.leave()}
          problems={problemsIn(saving.errors, say)}
          onSubmit={() => void saving.leave()}
          aria-label={t('edit.form')}
        >
          <FormSection title={t('edit.part_words')}>
            <WordsPart draft={draft} fair={fair} language={language} setLanguage={setLanguage} />
          </FormSection>
          {formParts.map(part => (
            <FormSection key={part} title={t(`edit.part_${part}`)}>
              <DraftFields
                t={t}
                prefix="edit"
                fields={fieldsIn(part)}
                draft={{ value: saving.fields, set: (name, value) => set(name, value) }}
              />
              {part === 'work' && <PayPart draft={draft} />}
              {part === 'asked' && <LanguagesPart draft={draft} lists={lists} />}
            </FormSection>
          ))}
        </Form>
      </div>
      <aside className={styles.preview} aria-label={t('edit.preview')}>
        <p className={styles.note}>{t('edit.preview_note')}</p>
        <div className={styles.page}>
          <OfferHead view={view} level={2} />
          <OfferText view={view} />
          <OfferFacts view={view} />
        </div>
      </aside>
    </div>
  )
}
