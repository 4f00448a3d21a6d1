import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { uploadMedia } from '#domain/media/contract/media-object.ts'
import { languages as languageList } from '#domain/reference/contract/lists.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Conference, viewConference } from '../../contract/calls.ts'
import { conferenceDocuments } from '../../contract/document.ts'
import { useRemoval } from '../manage/use-removal.tsx'
import styles from './desk-part.module.css'

/** Bytes of a file of captions. */
const captionsMost = 2_000_000

/** What is read while a film runs, in each language that there is a file of. */
export function SessionCaptions({ session }: { session: Conference }) {
  const t = useWords('conferences')
  const says = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const { data } = useQuery(listQuery(api, conferenceDocuments, { conference: session.id, kind: 'captions' }))
  const { data: languages } = useQuery(listQuery(api, languageList, { pagination: 'false' }))
  const [chosen, choose] = useState<string | null>(session.language ? String(session.language.id) : null)
  const [sending, setSending] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const done = () => refresh(conferenceDocuments, viewConference)
  const { remove, question, isPending } = useRemoval(done)
  const options = (languages?.rows ?? []).map(({ id, name, code }) => ({
    id: String(id),
    label: name ?? code,
  }))
  const send = async (file: File) => {
    setSending(file.name)
    setError(undefined)
    try {
      const body = new FormData()
      body.set('file', file)
      const { id } = await api.call(uploadMedia, { query: { use: 'captions' }, body })
      await api.create(conferenceDocuments, {
        conference: session.id,
        kind: 'captions',
        media: id,
        title: options.find(one => one.id === chosen)?.label ?? t('film.captions'),
        ...(chosen !== null && { language: Number(chosen) }),
        visibleFrom: 'now',
      })
      await done()
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure
      setError(problemsOf(failure, says).message)
    } finally {
      setSending(null)
    }
  }
  return (
    <section className={styles.part} aria-labelledby="captions">
      <h2 id="captions" className={styles.title}>
        {t('film.captions')}
      </h2>
      <p className={styles.note}>{t('film_desk.captions_text')}</p>
      {(data?.rows ?? []).length > 0 && (
        <ul className={styles.rows}>
          {data?.rows.map(one => (
            <li key={one.id} className={styles.row}>
              <span>{one.title}</span>
              <Button
                variant="ghost"
                size="small"
                icon={Trash2}
                isDisabled={isPending}
                aria-label={t('film_desk.captions_remove', { title: one.title })}
                onPress={() =>
                  remove({ name: one.title, remove: () => api.remove(conferenceDocuments, one.id) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {question}
      <div className={styles.pair}>
        <SelectField
          label={t('film_desk.captions_language')}
          options={options}
          value={chosen}
          onChange={choose}
        />
        <FileDrop
          label={t('film_desk.captions_upload')}
          accepts={['.vtt', 'text/vtt']}
          maxSize={captionsMost}
          file={sending === null ? null : { name: sending }}
          isDisabled={sending !== null}
          {...(error !== undefined && { error })}
          onChoose={file => void send(file)}
        />
      </div>
    </section>
  )
}
