import { useState } from 'react'
import { type SessionUser, userDetail } from '#domain/identity/contract/session.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { locales } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { computedJob } from '../../contract/job-calls.ts'
import { jobProfiles } from '../../contract/job-profile.ts'
import styles from './profile.module.css'

/** Begins a profile with its title, in the language in which it is written. */
export function NewProfile() {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const own = useLocale()
  const { user } = usePerson()
  const store = useSessionStore<SessionUser>()
  const [locale, setLocale] = useState(own)
  const { submit, problems, isPending } = useSubmit(async values => {
    if (!user) return
    await api.create(jobProfiles, {
      user: user.id,
      locale,
      title: String(values.get('title') ?? '').trim() || null,
    })
    await refresh(jobProfiles, computedJob)
    // What is theirs from now on stands in the menu.
    store.changed(await api.call(userDetail))
  })
  return (
    <div className={styles.view}>
      <p className={styles.hint}>{t('profile.new_text')}</p>
      <Form problems={problems} onSubmit={submit}>
        <TextField
          name="title"
          label={t('profile.title')}
          hint={t('profile.title_hint')}
          maxLength={160}
          autoFocus
        />
        <SelectField
          label={t('profile.language')}
          options={locales.map(id => ({ id, label: languageNames[id] }))}
          value={locale}
          onChange={id => id && setLocale(id)}
        />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('profile.begin')}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
