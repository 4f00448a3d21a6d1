import { useQuery } from '@tanstack/react-query'
import { ListPlus, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { locales } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { viewConference } from '../../contract/calls.ts'
import { keepChapters, readChapters } from '../../contract/chapters.ts'
import { type ChapterRow, chaptersOf, rowsOf, withChapterAt } from './chapter-rows.ts'
import styles from './desk-part.module.css'
import { secondsOf } from './film-time.ts'

type Props = {
  conference: number
  /** Where the film beside it is; null where there is none. */
  secondNow: (() => number) | null
  onSee: (second: number) => void
}

/** The chapters of a film, in a form beside it. */
export function ChapterEditor({ conference, ...beside }: Props) {
  const api = useApi()
  const { data, error, refetch } = useQuery(callQuery(api, readChapters, { params: { id: conference } }))
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={3} />
  return <Chapters key={data.version} conference={conference} kept={data} {...beside} />
}

type SavedChapters = { chapters: Parameters<typeof rowsOf>[0]; version: number }

function Chapters({ conference, kept, secondNow, onSee }: Props & { kept: SavedChapters }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const fair = useCurrentFair()
  const locale = useLocale()
  const languages = locales.filter(code => fair.fairLanguages.some(one => one.code === code))
  const [language, setLanguage] = useState<string>(
    languages.find(code => code === locale) ?? languages[0] ?? locale,
  )
  const [rows, setRows] = useState(() => rowsOf(kept.chapters))
  const change = (key: string, said: Partial<ChapterRow>) =>
    setRows(rows.map(row => (row.key === key ? { ...row, ...said } : row)))
  const { submit, problems, isPending, setProblems } = useSubmit(async () => {
    const chapters = chaptersOf(rows)
    if (!chapters) return setProblems({ message: t('chapter.time_wrong') })
    await api.call(keepChapters, {
      params: { id: conference },
      body: { chapters, version: kept.version },
    })
    await refresh(readChapters, viewConference)
    toast.success(t('chapter.kept'))
  })
  return (
    <section className={styles.part} aria-labelledby="chapters">
      <h2 id="chapters" className={styles.title}>
        {t('film.chapters')}
      </h2>
      <p className={styles.note}>{t('chapter.text')}</p>
      <Form problems={problems} onSubmit={submit} aria-label={t('film.chapters')}>
        {languages.length > 1 && (
          <SelectField
            label={t('chapter.language')}
            options={languages.map(id => ({ id, label: languageNames[id] }))}
            value={language}
            onChange={id => id && setLanguage(id)}
          />
        )}
        {rows.map((row, index) => {
          const second = secondsOf(row.at)
          const number = String(index + 1)
          return (
            <div key={row.key} className={styles.chapter}>
              <TextField
                label={t('chapter.at', { number })}
                value={row.at}
                inputMode="numeric"
                error={second === null ? t('chapter.at_wrong') : undefined}
                onChange={at => change(row.key, { at })}
              />
              <TextField
                label={t('chapter.name', { number })}
                maxLength={120}
                value={row.titles[language] ?? ''}
                onChange={title => change(row.key, { titles: { ...row.titles, [language]: title } })}
              />
              <Button
                variant="icon"
                icon={Play}
                isDisabled={second === null || !secondNow}
                aria-label={t('chapter.see', { number })}
                onPress={() => second !== null && onSee(second)}
              />
              <Button
                variant="icon"
                icon={Trash2}
                aria-label={t('chapter.remove', { number })}
                onPress={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            </div>
          )
        })}
        <FormActions>
          <Button
            variant="secondary"
            icon={ListPlus}
            onPress={() => setRows(withChapterAt(rows, Math.floor(secondNow?.() ?? 0)))}
          >
            {t(secondNow ? 'chapter.add_here' : 'chapter.add')}
          </Button>
          <Button type="submit" variant="secondary" isPending={isPending}>
            {t('chapter.keep')}
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
