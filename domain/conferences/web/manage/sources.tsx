import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { languages as languageList } from '#domain/reference/contract/lists.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { FormFieldControl } from '#platform/web/forms/form-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { viewConference } from '../../contract/calls.ts'
import { conferenceSources } from '../../contract/source.ts'
import { addressAgain } from './address-again.ts'
import { sourceKindOf } from './source-kind.ts'
import styles from './sources.module.css'
import { useRemoval } from './use-removal.tsx'

type When = { from: string | null; until: string | null; language: string | null }

const always: When = { from: null, until: null, language: null }

type Of = { conference: number } | { conferenceRoom: number }

/** Where a session held elsewhere, or whatever is held in a room, is seen: told at its doors to those who may enter. */
export function Sources({ of }: { of: Of }) {
  const t = useWords('conferences')
  const isOfRoom = 'conferenceRoom' in of
  const api = useApi()
  const refresh = useRefresh()
  const fair = useCurrentFair()
  const locale = useLocale()
  const [url, setUrl] = useState('')
  const [when, setWhen] = useState<When>(always)
  const { data } = useQuery(listQuery(api, conferenceSources, of))
  const { data: languages } = useQuery(listQuery(api, languageList, { pagination: 'false' }))
  const rows = (data?.rows ?? []).filter(({ isReplay }) => !isReplay)
  const time = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: fair.timeZone,
  })
  const said = (at: string | null) => (at === null ? '…' : time.format(new Date(at)))
  const readAgain = () => refresh(conferenceSources, viewConference)
  const { remove, question, isPending: isRemoving } = useRemoval(readAgain)
  const { submit, problems, isPending } = useSubmit(async () => {
    const address = url.trim()
    // The button is pressed again by whoever adds several: it keeps the focus, and says nothing of what is empty.
    if (!address) return
    await api.create(conferenceSources, {
      fair: fair.id,
      ...of,
      kind: sourceKindOf(address),
      url: address,
      from: when.from,
      until: when.until,
      language: when.language,
    })
    setUrl('')
    setWhen(always)
    await readAgain()
  })
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        {t('address.title')}
      </h2>
      <p className={styles.note}>{t(isOfRoom ? 'address.room_text' : 'address.text')}</p>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(source => (
            <li key={source.id}>
              <span>
                <b>{t(`address.kind_${source.kind}`)}</b> {source.url ?? t('film_desk.uploaded')}
                {(source.from ?? source.until) && ` · ${said(source.from)} – ${said(source.until)}`}
                {source.language && ` · ${source.language.code.toUpperCase()}`}
              </span>
              <Button
                variant="ghost"
                size="small"
                icon={Trash2}
                isDisabled={isRemoving}
                aria-label={t('address.remove', { url: source.url ?? t('film_desk.uploaded') })}
                onPress={() =>
                  remove({
                    name: source.url ?? t('film_desk.uploaded'),
                    remove: () => api.remove(conferenceSources, source.id),
                    putBack: source.url
                      ? () => api.create(conferenceSources, addressAgain(source))
                      : undefined,
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {question}
      <Form problems={problems} onSubmit={submit} aria-label={t('address.title')}>
        <TextField
          type="url"
          name="url"
          label={t('address.url')}
          hint={t('address.url_hint')}
          value={url}
          onChange={setUrl}
        />
        {url.trim() !== '' && (
          <>
            <p className={styles.note}>{t('address.several')}</p>
            <FormRow>
              {(['from', 'until'] as const).map(name => (
                <FormFieldControl
                  key={name}
                  field={{ name, kind: 'datetime', timeZone: fair.timeZone }}
                  label={t(`address.${name}`)}
                  value={when[name]}
                  onChange={value => setWhen({ ...when, [name]: value ? String(value) : null })}
                />
              ))}
              <SelectField
                name="language"
                label={t('address.language')}
                options={(languages?.rows ?? []).map(({ id, name, code }) => ({
                  id: String(id),
                  label: name ?? code,
                }))}
                value={when.language}
                onChange={language => setWhen({ ...when, language })}
              />
            </FormRow>
          </>
        )}
        <FormActions>
          <Button type="submit" variant="secondary" icon={Plus} isPending={isPending}>
            {t('address.add')}
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
