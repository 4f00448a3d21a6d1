import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { users } from '#domain/identity/contract/user.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { nameCaptioners, readCaptioners } from '../../contract/captions.ts'
import { RecordTags } from '../manage/record-tags.tsx'
import styles from './desk-part.module.css'

/** Who types what is said while a session goes on. */
export function Captioners({ session }: { session: Conference }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { data } = useQuery(callQuery(api, readCaptioners, { params: { id: session.id } }))
  const [chosen, choose] = useState<readonly string[] | null>(null)
  const { submit, problems, isPending } = useSubmit(async () => {
    const named = (chosen ?? []).map(Number)
    await api.call(nameCaptioners, { params: { id: session.id }, body: { users: named } })
    await refresh(readCaptioners)
    choose(null)
    toast.success(t('captioner.kept'))
  })
  if (!data) return null
  return (
    <section className={styles.part} aria-labelledby="captioners">
      <h2 id="captioners" className={styles.title}>
        {t('captioner.title')}
      </h2>
      <p className={styles.note}>{t('captioner.text')}</p>
      <Form problems={problems} onSubmit={submit} aria-label={t('captioner.title')}>
        <RecordTags
          name="users"
          label={t('captioner.people')}
          resource={users}
          query={{ 'fairUsers.fair': session.fair.id }}
          labelOf={({ firstName, lastName }) => `${String(firstName ?? '')} ${String(lastName ?? '')}`.trim()}
          value={chosen ?? data.people}
          onChange={choose}
        />
        <FormActions>
          <Button type="submit" variant="secondary" isPending={isPending} isDisabled={chosen === null}>
            {t('captioner.keep')}
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
