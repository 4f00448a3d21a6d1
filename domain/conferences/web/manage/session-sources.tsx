import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Conference, viewConference } from '../../contract/calls.ts'
import { conferenceSources } from '../../contract/source.ts'
import styles from './session-sources.module.css'
import { sourceKindOf } from './source-kind.ts'

/** Where a session held elsewhere is seen: told at its doors to those who may enter. */
export function SessionSources({ session }: { session: Conference }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const [url, setUrl] = useState('')
  const { data } = useQuery(listQuery(api, conferenceSources, { conference: session.id }))
  const readAgain = () => refresh(conferenceSources, viewConference)
  const { run, isPending: isRemoving } = useAction()
  const { submit, problems, isPending } = useSubmit(async () => {
    const address = url.trim()
    await api.create(conferenceSources, {
      fair: session.fair.id,
      conference: session.id,
      kind: sourceKindOf(address),
      url: address,
    })
    setUrl('')
    await readAgain()
  })
  return (
    <section className={styles.sources} aria-labelledby="session-sources">
      <h2 id="session-sources" className={styles.title}>
        {t('address.title')}
      </h2>
      <p className={styles.note}>{t('address.text')}</p>
      {(data?.rows ?? []).length > 0 && (
        <ul className={styles.list}>
          {data?.rows.map(source => (
            <li key={source.id}>
              <span>
                <b>{t(`address.kind_${source.kind}`)}</b> {source.url ?? source.media?.filePath}
              </span>
              <Button
                variant="ghost"
                size="small"
                icon={Trash2}
                isDisabled={isRemoving}
                aria-label={t('address.remove', { url: source.url ?? '' })}
                onPress={() =>
                  run(async () => {
                    await api.remove(conferenceSources, source.id)
                    await readAgain()
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Form problems={problems} onSubmit={submit} aria-label={t('address.title')}>
        <TextField
          type="url"
          name="url"
          label={t('address.url')}
          hint={t('address.url_hint')}
          value={url}
          onChange={setUrl}
        />
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
