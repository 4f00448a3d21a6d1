import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { firms } from '#domain/exhibitors/contract/firm.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { bareBooth } from '#domain/scenes/web/bare-booth.ts'
import { BoothThumb } from '#domain/scenes/web/thumbs.tsx'
import { listQuery, recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standPaths } from '../../contract/paths.ts'
import { stands } from '../../contract/stand.ts'
import { PictureChoice } from '../configure/picture-choice.tsx'
import { useBoothLists } from '../configure/use-lists.ts'
import styles from './stand-create.module.css'

/** A booth for an exhibitor of this fair; the address may name the exhibitor. It waits for its place on the plan. */
export default function StandCreatePage() {
  const t = useWords('stands')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const named = Number(useParams().id ?? 0)
  const [chosenFirm, chooseFirm] = useState<string | null>(named > 0 ? String(named) : null)
  const [type, setType] = useState<number | null>(null)
  const [isVisible, setVisible] = useState(true)
  const [search, setSearch] = useState('')
  const { lists, error, retry } = useBoothLists()
  const found = useQuery(
    listQuery(api, firms, { 'fairFirms.fair': fair.id, search, itemsPerPage: 30, 'order[name]': 'asc' }),
  )
  const one = useQuery({ ...recordQuery(api, firms, named), enabled: named > 0 })
  const { submit, problems, isPending } = useSubmit(async () => {
    const variation = lists?.variations.find(one => one.standType.id === type)
    const made = await api.create(stands, {
      fair: fair.id,
      firm: chosenFirm === null ? undefined : Number(chosenFirm),
      isVisible,
      ...(type !== null && { standType: type, standTypeVariation: variation?.id ?? null }),
    })
    await refresh(stands)
    toast.success(t('create.made'))
    await navigate(href(standPaths.standConfigure, { id: made.id }))
  })
  if (error)
    return (
      <ErrorState title={t('create.failed')} onRetry={retry}>
        {error.message}
      </ErrorState>
    )
  if (!lists) return <Skeleton shape="rows" count={6} />
  return (
    <>
      <PageTitle title={t('create.title')} lead={t('create.lead')} />
      <div className={styles.form}>
        <Form problems={problems} onSubmit={submit}>
          <ComboboxField
            label={t('create.firm')}
            name="firm"
            isRequired
            placeholder={t('create.firm_search')}
            options={(found.data?.rows ?? []).map(firm => ({ id: String(firm.id), label: firm.name }))}
            key={one.data?.id}
            valueLabel={one.data?.name}
            value={chosenFirm}
            onChange={chooseFirm}
            onSearch={setSearch}
            isSearching={found.isFetching}
          />
          <PictureChoice
            label={t('configure.type')}
            pictures={lists.offered.map(one => ({
              id: String(one.id),
              name: one.name,
              drawing: <BoothThumb booth={{ ...bareBooth, style: one.style }} />,
            }))}
            chosen={type === null ? [] : [String(type)]}
            onChoose={([id]) => setType(id === undefined ? null : Number(id))}
          />
          <SwitchField
            label={t('configure.visible_switch')}
            hint={t('configure.visible_hint')}
            isSelected={isVisible}
            onChange={setVisible}
          />
          <FormActions>
            <Button type="submit" isPending={isPending}>
              {t('create.submit')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </>
  )
}
