import { useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { eraseOwnAccount, erasureDays } from '../../contract/own-data.ts'
import { accountPaths, firmPeople } from '../../contract/paths.ts'
import type { SessionUser } from '../../contract/session.ts'
import { usePerson } from '../person.ts'
import styles from './security.module.css'

/** The way out: what goes, what stays, the password, and one more question. */
export function EraseAccount() {
  const t = useWords('identity')
  const api = useApi()
  const href = useSalonHref()
  const store = useSessionStore<SessionUser>()
  const { user, roles } = usePerson()
  const [asked, ask] = useState<FormData | null>(null)
  const { submit, problems, isPending } = useSubmit(async values => {
    try {
      await api.call(eraseOwnAccount, {
        body: { currentPassword: String(values.get('currentPassword') ?? '') },
      })
    } finally {
      ask(null)
    }
    // As after logging out: nothing of theirs stays in memory.
    store.left()
    location.assign(`${accountPaths.signedOut}?erased=1`)
  })
  const firm = roles.includes('firmAdmin') ? user?.firm : null
  return (
    <section className={styles.part} aria-labelledby="erase-account">
      <h2 id="erase-account" className={styles.title}>
        {t('own_data.erase')}
      </h2>
      <p className={styles.text}>
        {t('own_data.erase_text', { days: erasureDays })} {t('own_data.mail')}
      </p>
      <div className={styles.sides}>
        <div>
          <h3>{t('own_data.goes')}</h3>
          <ul>
            {['goes_1', 'goes_2', 'goes_3'].map(line => (
              <li key={line}>{t(`own_data.${line}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('own_data.stays')}</h3>
          <ul>
            {['stays_1', 'stays_2'].map(line => (
              <li key={line}>{t(`own_data.${line}`)}</li>
            ))}
            {firm && <li>{t('own_data.stays_firm', { firm: firm.name })}</li>}
          </ul>
        </div>
      </div>
      {firm && (
        <p>
          <ButtonLink variant="soft" size="small" href={href(firmPeople, { id: firm.id })}>
            {t('own_data.people', { firm: firm.name })}
          </ButtonLink>
        </p>
      )}
      <Form problems={problems} onSubmit={ask}>
        <PasswordField
          name="currentPassword"
          label={t('own_data.password')}
          autoComplete="current-password"
          isRequired
        />
        <FormActions>
          <Button type="submit" variant="danger">
            {t('own_data.submit')}
          </Button>
        </FormActions>
      </Form>
      <Confirm
        isOpen={asked !== null}
        onOpenChange={isOpen => isOpen || ask(null)}
        title={t('own_data.ask', { name: user?.firstName ?? '' })}
        confirmLabel={t('own_data.confirm')}
        isDanger
        isPending={isPending}
        onConfirm={() => asked && submit(asked)}
      >
        {t('own_data.ask_text', { days: erasureDays })}
      </Confirm>
    </section>
  )
}
