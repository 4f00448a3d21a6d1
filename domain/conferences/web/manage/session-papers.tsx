import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { uploadMedia } from '#domain/media/contract/media-object.ts'
import { pictureKinds, pictureMax } from '#domain/media/contract/pictures.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { viewConference } from '../../contract/calls.ts'
import { conferenceDocuments, visibleFroms } from '../../contract/document.ts'
import styles from './sources.module.css'
import { useRemoval } from './use-removal.tsx'

const kinds = ['application/pdf', ...pictureKinds]

type Paper = RecordOf<typeof conferenceDocuments>
type From = (typeof visibleFroms)[number]

/** What is given along at a session: a file or an address, and from when. */
export function SessionPapers({ conference, title }: { conference: number; title?: string }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const readAgain = () => refresh(conferenceDocuments, viewConference)
  const { data } = useQuery(listQuery(api, conferenceDocuments, { conference, itemsPerPage: 100 }))
  const { remove, question, isPending: isRemoving } = useRemoval(readAgain)
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [from, setFrom] = useState<From>('begin')
  const [isAdding, add] = useState(false)
  const { submit, problems, isPending } = useSubmit(async () => {
    const media = file && (await api.call(uploadMedia, { query: { use: 'slides' }, body: formOf(file) }))
    await api.create(conferenceDocuments, {
      conference,
      kind: media ? 'slides' : 'link',
      title: name.trim() || file?.name || url.trim(),
      visibleFrom: from,
      ...(media ? { media: media.id } : { url: url.trim() }),
    })
    setName('')
    setUrl('')
    setFile(null)
    add(false)
    await readAgain()
  })
  const label = title ?? t('papers.title')
  return (
    <section className={styles.sources} aria-label={label}>
      <h2 className={styles.title}>{label}</h2>
      <p className={styles.note}>{t('papers.text')}</p>
      {data?.rows.length ? (
        <ul className={styles.list}>
          {data.rows.map(paper => (
            <li key={paper.id}>
              <span>
                <b>{paper.title}</b> {t(`document.${paper.kind}`)} · {t(`papers.from_${paper.visibleFrom}`)}
              </span>
              <Button
                variant="ghost"
                size="small"
                icon={Trash2}
                isDisabled={isRemoving}
                aria-label={t('papers.remove', { name: paper.title })}
                onPress={() =>
                  remove({
                    name: paper.title,
                    remove: () => api.remove(conferenceDocuments, paper.id),
                    putBack: paper.url ? () => api.create(conferenceDocuments, linkAgain(paper)) : undefined,
                  })
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        data && <p className={styles.note}>{t('papers.none')}</p>
      )}
      {isAdding ? (
        <Form problems={problems} onSubmit={submit} aria-label={label}>
          <FileDrop
            label={t('papers.file')}
            name="media"
            accepts={kinds}
            maxSize={pictureMax}
            file={file && { name: file.name, size: file.size }}
            onChoose={chosen => {
              setFile(chosen)
              setUrl('')
            }}
            onRemove={() => setFile(null)}
          />
          <FormRow>
            <TextField
              type="url"
              name="url"
              label={t('papers.url')}
              value={url}
              isDisabled={file !== null}
              onChange={setUrl}
            />
            <TextField
              name="title"
              label={t('papers.name')}
              maxLength={250}
              value={name}
              onChange={setName}
            />
            <SelectField<From>
              label={t('papers.from')}
              options={visibleFroms.map(id => ({ id, label: t(`papers.from_${id}`) }))}
              value={from}
              onChange={next => next && setFrom(next)}
            />
          </FormRow>
          <FormActions>
            <Button
              type="submit"
              variant="secondary"
              icon={Plus}
              isPending={isPending}
              isDisabled={!file && !url.trim()}
            >
              {t('papers.add')}
            </Button>
            <Button variant="ghost" onPress={() => add(false)}>
              {t('papers.cancel')}
            </Button>
          </FormActions>
        </Form>
      ) : (
        <Button variant="secondary" size="small" icon={Plus} onPress={() => add(true)}>
          {t('papers.new')}
        </Button>
      )}
      {question}
    </section>
  )
}

const linkAgain = ({ conference, kind, url, title, language, visibleFrom, rank }: Paper) => ({
  conference: conference.id,
  kind,
  url,
  title,
  language: language?.id ?? null,
  visibleFrom,
  rank,
})

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
