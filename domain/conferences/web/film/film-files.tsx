import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { fileSize } from '#platform/contract/file-size.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type Conference, viewConference } from '../../contract/calls.ts'
import { conferences } from '../../contract/conference.ts'
import { readRecordings } from '../../contract/recordings.ts'
import { conferenceSources } from '../../contract/source.ts'
import { addressAgain } from '../manage/address-again.ts'
import { sourceKindOf } from '../manage/source-kind.ts'
import { useRemoval } from '../manage/use-removal.tsx'
import styles from './desk-part.module.css'
import { useFilmUpload } from './use-film-upload.ts'

type Props = { session: Conference; used: number; quota: number }

/** A film that was made elsewhere: sent here, or by its address. */
export function FilmFiles({ session, used, quota }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const locale = useLocale()
  const isReplay = session.mode === 'live'
  const [url, setUrl] = useState('')
  const { data } = useQuery(listQuery(api, conferenceSources, { conference: session.id }))
  const done = () => refresh(conferenceSources, readRecordings, conferences, viewConference)
  const { remove, question, isPending: isRemoving } = useRemoval(done)
  const add = async (where: { url: string } | { media: string }) => {
    await api.create(conferenceSources, {
      fair: session.fair.id,
      conference: session.id,
      kind: 'url' in where ? sourceKindOf(where.url) : 'file',
      isReplay,
      ...where,
    })
    await done()
  }
  const upload = useFilmUpload(session.id, quota - used, async media => {
    // A page that was closed right after it had added it has sent it too.
    const { rows } = await api.list(conferenceSources, { conference: session.id, pagination: 'false' })
    if (!rows.some(one => one.media?.id === media)) await add({ media: String(media) })
  })
  const { submit, problems, isPending } = useSubmit(async () => {
    await add({ url: url.trim() })
    setUrl('')
  })
  const films = (data?.rows ?? []).filter(one => one.isReplay === isReplay && one.kind !== 'tool')
  return (
    <section className={styles.part} aria-labelledby="films">
      <h2 id="films" className={styles.title}>
        {t('film_desk.files')}
      </h2>
      <p className={styles.note}>
        {t('film_desk.files_text', { used: fileSize(used, locale), quota: fileSize(quota, locale) })}
      </p>
      {films.length > 0 && (
        <ul className={styles.rows}>
          {films.map(film => (
            <li key={film.id} className={styles.row}>
              <span>{film.url ?? t('film_desk.uploaded')}</span>
              <Button
                variant="ghost"
                size="small"
                icon={Trash2}
                isDisabled={isRemoving}
                aria-label={t('address.remove', { url: film.url ?? t('film_desk.uploaded') })}
                onPress={() =>
                  remove({
                    name: film.url ?? t('film_desk.uploaded'),
                    remove: () => api.remove(conferenceSources, film.id),
                    putBack: film.url ? () => api.create(conferenceSources, addressAgain(film)) : undefined,
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {question}
      {upload.interrupted && (
        <p className={styles.note}>{t('film_desk.interrupted', { name: upload.interrupted })}</p>
      )}
      {upload.isElsewhere && <p className={styles.note}>{t('film_desk.elsewhere')}</p>}
      <FileDrop label={t('film_desk.upload')} hint={t('film_desk.upload_hint')} {...upload.field} />
      {(upload.isSending || upload.interrupted) && (
        <FormActions>
          <Button variant="secondary" icon={X} onPress={upload.cancel}>
            {t('film_desk.cancel')}
          </Button>
        </FormActions>
      )}
      <Form problems={problems} onSubmit={submit} aria-label={t('film_desk.by_address')}>
        <TextField type="url" name="url" label={t('film_desk.by_address')} value={url} onChange={setUrl} />
        <FormActions>
          <Button
            type="submit"
            variant="secondary"
            icon={Plus}
            isPending={isPending}
            isDisabled={!url.trim()}
          >
            {t('address.add')}
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
