import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PlanModel } from '#domain/scenes/web/plan-model.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairHallConfigurations } from '../../contract/fair-hall-configuration.ts'
import styles from '../hall-form/hall-form.module.css'
import { PLACE_WIDTH } from '../plan/plan-record.ts'

type Layout = RecordOf<typeof fairHallConfigurations>

/** The layouts that halls are made from, one after the other, each beside its drawing. */
export default function HallConfigurePage() {
  const t = useWords('halls')
  const api = useApi()
  const refresh = useRefresh()
  const [chosen, choose] = useState<number | null>(null)
  const { data, error, refetch } = useQuery(listQuery(api, fairHallConfigurations, { pagination: false }))
  if (error)
    return (
      <ErrorState title={t('layouts.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={5} />
  const { rows } = data
  const at = Math.max(
    0,
    rows.findIndex(layout => layout.id === chosen),
  )
  const layout = rows[at]
  const add = async () => {
    const made = await api.create(fairHallConfigurations, {
      aisles: 4,
      placesPerAisle: 6,
      rank: rows.length,
      translations: { fr: { name: t('layouts.new_name') } },
    })
    await refresh(fairHallConfigurations)
    choose(made.id)
  }
  const step = (to: Layout | undefined, key: 'previous' | 'next') => (
    <Button
      variant="ghost"
      icon={key === 'previous' ? ArrowLeft : undefined}
      iconAfter={key === 'next' ? ArrowRight : undefined}
      isDisabled={!to}
      onPress={() => to && choose(to.id)}
    >
      {t(`layouts.${key}`)}
    </Button>
  )
  return (
    <>
      <PageTitle
        title={t('layouts.title')}
        lead={t('layouts.lead')}
        actions={
          <>
            {step(rows[at - 1], 'previous')}
            {step(rows[at + 1], 'next')}
            <Button variant="secondary" icon={Plus} onPress={() => void add()}>
              {t('layouts.add')}
            </Button>
          </>
        }
      />
      {layout ? (
        <LayoutForm key={`${layout.id}`} layout={layout} />
      ) : (
        <EmptyState level={2} title={t('layouts.none')}>
          {t('layouts.lead')}
        </EmptyState>
      )}
    </>
  )
}

function LayoutForm({ layout }: { layout: Layout }) {
  const t = useWords('halls')
  const api = useApi()
  const refresh = useRefresh()
  const draft = useDraft(layout, `draft:layout:${layout.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.update(fairHallConfigurations, layout.id, draft.changes)
    draft.reset()
    await refresh(fairHallConfigurations)
    toast.success(t('layouts.saved'))
  })
  const places = Math.min(240, Number(draft.value.aisles ?? 1) * Number(draft.value.placesPerAisle ?? 1))
  const plan = useMemo(
    () => ({
      letter: 'A',
      name: '',
      color: '#0f7a62',
      places: Array.from({ length: places }, (_, n) => ({
        id: n + 1,
        number: String(n + 1),
        width: PLACE_WIDTH,
        stand: null,
      })),
    }),
    [places],
  )
  return (
    <div className={styles.columns}>
      <Form problems={problems} onSubmit={submit}>
        <TranslatedFields
          draft={draft}
          t={t}
          prefix="layouts"
          fields={[{ name: 'name', kind: 'text', maxLength: 160 }]}
        />
        <DraftFields
          draft={draft}
          t={t}
          prefix="layouts"
          fields={[
            { name: 'aisles', kind: 'number', min: 1, max: 12 },
            { name: 'placesPerAisle', kind: 'number', min: 1, max: 20 },
            { name: 'rank', kind: 'number', min: 0, max: 1000 },
          ]}
        />
        <SaveActions draft={draft} isPending={isPending} />
      </Form>
      <figure className={styles.preview}>
        <PlanModel plan={plan} label={t('plan.places', { count: places })} width={640} />
        <figcaption>{t('plan.places', { count: places })}</figcaption>
      </figure>
    </div>
  )
}
