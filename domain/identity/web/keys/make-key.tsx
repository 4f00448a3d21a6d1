import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { createIntegrationKey, integrationKeys, type KeyScope } from '../../contract/integration-keys.ts'
import type { KeyOwner, MadeKey } from './key-owner.ts'

/** Half a year, the usual time from the first list to the end of a fair. */
const usualEnd = () => new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10)

/** Of a fair: those of a firm have one alone. */
const scopesOfFair = ['import', 'export'] as const satisfies readonly KeyScope[]

/** Asks what a key is for and how long it is good. */
export function MakeKey({ fair, firm, onMade }: KeyOwner & { onMade: (made: MadeKey) => void }) {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<KeyScope>(firm === null ? 'import' : 'leads')
  const [expiresOn, setExpiresOn] = useState<string | null>(usualEnd)
  const { submit, problems, isPending } = useSubmit(async () => {
    const { key } = await api.call(createIntegrationKey, {
      params: { id: fair },
      body: { name, scope, expiresOn: expiresOn ?? '', ...(firm !== null && { firm }) },
    })
    onMade({ key, scope })
    await refresh(integrationKeys)
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('keys.make')}>
      <FormRow>
        <TextField
          name="name"
          label={t('keys.name')}
          hint={t('keys.name_hint')}
          isRequired
          maxLength={80}
          value={name}
          onChange={setName}
        />
        {firm === null && (
          <SelectField
            name="scope"
            label={t('keys.scope')}
            isRequired
            options={scopesOfFair.map(id => ({ id, label: t(`keys.scope_${id}`) }))}
            value={scope}
            onChange={id => setScope(id === 'export' ? 'export' : 'import')}
          />
        )}
        <DateField
          name="expiresOn"
          label={t('keys.expires')}
          isRequired
          value={expiresOn}
          onChange={setExpiresOn}
        />
      </FormRow>
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {t('keys.make')}
        </Button>
      </FormActions>
    </Form>
  )
}
