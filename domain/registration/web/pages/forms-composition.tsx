import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { languagesOf, useFair, useFairs, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { registrationPaths } from '../../contract/paths.ts'
import { type FormType, registrationForm } from '../../contract/registration-form.ts'
import { FormEditor } from '../forms/form-editor.tsx'
import styles from '../forms/forms.module.css'

const types = ['visitor', 'exhibitor'] as const satisfies readonly FormType[]
const every = 'every'

/** What visitors and exhibitors are asked when they register, for one fair or for every fair. */
export default function FormsCompositionPage() {
  const t = useWords('registration')
  const api = useApi()
  const href = useSalonHref()
  const address = useListAddress()
  const current = useFair()
  const fairs = useFairs()
  const { type: named } = useParams()
  const type = types.find(one => one === named) ?? 'visitor'
  const chosen = address.get('fair') || current?.homepage || every
  const fair = chosen === every ? undefined : chosen
  const { data: form, error, refetch } = useQuery(callQuery(api, registrationForm, { query: { type, fair } }))
  if (named !== undefined && named !== type)
    return <Navigate replace to={href(registrationPaths.userFormsComposition, { type })} />
  if (error)
    return (
      <ErrorState level={1} title={t('forms.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!form) return <Skeleton shape="rows" count={10} />
  return (
    <FormEditor
      key={`${type} ${chosen}`}
      form={form}
      fair={fair}
      salon={fair ?? current?.homepage}
      languages={languagesOf(fairs.find(one => one.homepage === fair) ?? null)}
    >
      <div className={styles.tools}>
        <TabLinks
          label={t('forms.title')}
          current={type}
          tabs={types.map(id => ({
            id,
            label: t(`forms.of_${id}`),
            href: `${href(registrationPaths.userFormsComposition, { type: id })}?fair=${chosen}`,
          }))}
        />
        <div className={styles.fair}>
          <SelectField
            label={t('forms.fair')}
            value={chosen}
            onChange={slug => address.change({ fair: slug, field: null })}
            options={[
              { id: every, label: t('forms.every_fair'), hint: t('forms.every_fair_hint') },
              ...fairs.map(one => ({ id: one.homepage, label: one.name })),
            ]}
          />
        </div>
      </div>
    </FormEditor>
  )
}
