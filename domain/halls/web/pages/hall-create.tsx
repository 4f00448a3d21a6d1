import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { DraftOf } from '#platform/contract/resource.ts'
import { callQuery, listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairHalls } from '../../contract/fair-hall.ts'
import { fairHallConfigurations } from '../../contract/fair-hall-configuration.ts'
import { type HallLight, hallsLight } from '../../contract/hall-light.ts'
import { hallPaths } from '../../contract/paths.ts'
import { readPlan } from '../../contract/plan.ts'
import { hallColors } from '../../contract/rules.ts'
import { HallForm, sentHall } from '../hall-form/hall-form.tsx'

/** The first letter that no hall has, and the colour that comes next. */
function proposed(halls: readonly HallLight[], layout: number | undefined) {
  const taken = new Set(halls.map(hall => hall.letter))
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(one => !taken.has(one)) ?? ''
  return {
    letter,
    color: hallColors[halls.length % hallColors.length],
    titleColor: '#ffffff',
    variant: 'glass' as const,
    type: 'exhibition' as const,
    isVisible: true,
    fairHallConfiguration: layout ?? null,
  }
}

/** A new hall: everything but its name is proposed. */
export default function HallCreatePage() {
  const api = useApi()
  const fair = useCurrentFair()
  const halls = useQuery(callQuery(api, hallsLight, { query: { fair: fair.id } }))
  const layouts = useQuery(listQuery(api, fairHallConfigurations, { pagination: false }))
  if (!halls.data || !layouts.data) return <LoadState of={[halls, layouts]} shape="rows" count={6} />
  const [first, usual = first] = layouts.data.rows
  return <NewHall key={halls.data.length} start={proposed(halls.data, usual?.id)} />
}

function NewHall({ start }: { start: ReturnType<typeof proposed> }) {
  const t = useWords('halls')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const draft = useDraft<DraftOf<typeof fairHalls>>(start, `draft:hall:new:${fair.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    const hall = await api.create(fairHalls, { fair: fair.id, ...sentHall({ ...start, ...draft.changes }) })
    draft.reset()
    await refresh(fairHalls, hallsLight, readPlan)
    toast.success(t('hall_form.created', { letter: hall.letter }))
    await navigate(href(hallPaths.hallList))
  })
  return (
    <>
      <PageTitle title={t('hall_form.create_title')} lead={t('hall_form.create_lead')} />
      <HallForm id={null} draft={draft} problems={problems} isPending={isPending} onSubmit={submit} />
    </>
  )
}
