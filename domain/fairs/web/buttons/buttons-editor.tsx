import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { headerButtons } from '../../contract/header-button.ts'
import { pageLinks } from '../../contract/links.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { mayFollow } from '../../contract/rules.ts'
import { useCurrentFair } from '../fair-context.tsx'
import { ButtonForm, type HeaderButton } from './button-form.tsx'
import styles from './buttons-editor.module.css'

/** The buttons of the fair's menu: their order, and each by itself. */
export function ButtonsEditor() {
  const t = useWords('fairs')
  const api = useApi()
  const fair = useCurrentFair()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const { data, error, refetch } = useQuery(
    listQuery(api, headerButtons, { fair: fair.id, pagination: 'false' }),
  )
  if (error)
    return (
      <ErrorState title={t('buttons.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={5} />
  const rank = 1 + Math.max(-1, ...data.rows.map(button => button.rank))
  const shown = data.rows.find(button => button.id === open) ?? null
  if (open === 'new' || shown)
    return <ButtonForm key={open} fair={fair} button={shown} rank={rank} onDone={() => setOpen(null)} />
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('buttons.lead')}</p>
      {data.rows.length === 0 ? (
        <EmptyState
          isPlain
          title={t('buttons.none')}
          action={<Button onPress={() => setOpen('new')}>{t('buttons.add')}</Button>}
        >
          {t('buttons.none_text')}
        </EmptyState>
      ) : (
        <>
          <List key={data.rows.map(button => button.id).join()} buttons={data.rows} open={setOpen} />
          <div>
            <Button variant="secondary" icon={Plus} onPress={() => setOpen('new')}>
              {t('buttons.add')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Shown in the new order at once; what the server has made of it follows. */
function List({ buttons, open }: { buttons: HeaderButton[]; open: (id: number) => void }) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const fair = useCurrentFair()
  const [order, setOrder] = useState(buttons.map(button => String(button.id)))
  const rows = order.flatMap(id => buttons.find(button => String(button.id) === id) ?? [])
  const { run } = useAction()
  const { submit, problems } = useSubmit(async values => {
    const ids = String(values.get('ids')).split(',')
    for (const [rank, id] of ids.entries())
      if (buttons.find(button => String(button.id) === id)?.rank !== rank)
        await api.update(headerButtons, Number(id), { rank })
    await refresh(headerButtons, defaultFairs)
  })
  const reorder = (ids: string[]) => {
    setOrder(ids)
    const values = new FormData()
    values.set('ids', ids.join())
    submit(values)
  }
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work()
      await refresh(headerButtons, defaultFairs)
    })
  const restore = ({ rank, link, linkType, target, isVisible, isWithModalLogin, ...rest }: HeaderButton) =>
    change(() =>
      api.create(headerButtons, {
        fair: fair.id,
        rank,
        link,
        linkType,
        target,
        isVisible,
        isWithModalLogin,
        access: rest.access,
        translations: rest.translations,
      }),
    )
  const remove = (button: HeaderButton) =>
    change(async () => {
      await api.remove(headerButtons, button.id)
      toast.success(t('buttons.removed', { name: button.name }), {
        action: { label: t('homepage.undo'), onPress: () => restore(button), isUndo: true },
      })
    })
  return (
    <>
      {problems?.message && <p role="alert">{problems.message}</p>}
      <ReorderList
        label={t('buttons.title')}
        items={rows}
        itemId={button => String(button.id)}
        itemName={button => button.name ?? button.link}
        onReorder={reorder}
        actions={button => [
          {
            id: 'remove',
            label: t('homepage.remove'),
            icon: Trash2,
            isDanger: true,
            onAction: () => remove(button),
          },
        ]}
      >
        {button => <OneButton button={button} status={fair.status.id} onOpen={() => open(button.id)} />}
      </ReorderList>
    </>
  )
}

function OneButton({ button, status, onOpen }: { button: HeaderButton; status: number; onOpen: () => void }) {
  const t = useWords('fairs')
  const page = pageLinks.find(one => one.link === button.link)
  const isForVisitors = mayFollow(button, ['ROLE_VISITOR'], status).allowed
  const isForAll = mayFollow(button, [], status).allowed
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.words}>
        <b>{button.name || button.link}</b>
        <small>{page ? t(`links.${page.id}`) : button.link}</small>
      </span>
      <span className={styles.badges}>
        {!button.isVisible && <Badge tone="neutral">{t('buttons.hidden')}</Badge>}
        {button.isWithModalLogin && <Badge tone="fair">{t('buttons.with_login')}</Badge>}
        <Badge tone={isForAll ? 'ok' : 'neutral'}>
          {t(isForAll ? 'buttons.for_all' : isForVisitors ? 'buttons.for_visitors' : 'buttons.for_some')}
        </Badge>
      </span>
    </button>
  )
}
