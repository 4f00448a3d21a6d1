import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form } from '#platform/web/ui/form.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { dashboard, readAccount } from '../../contract/accounts.ts'
import { type PriceRow, readPrices, writePrices } from '../../contract/prices.ts'
import { isBase, isCalledByName, type Kind, kinds, namedKind, type Side } from '../../contract/sides.ts'
import styles from '../billing.module.css'
import { AddNamed } from './add-named.tsx'
import { PriceField } from './price-field.tsx'

type Props = ResponseOf<typeof readPrices> & { side: Side; fair: number | null }
type Group = { title: string; rows: PriceRow[] }

const keyOf = ({ kind, item }: Pick<PriceRow, 'kind' | 'item'>) => `${kind}:${item}`

/** Prices edited where they stand: a type beside what there is of it. */
export function PriceForm({ side, fair, currency, rows }: Props) {
  const t = useWords('billing')
  const api = useApi()
  const refresh = useRefresh()
  const draft = useDraft<Record<string, number | null>>(
    {},
    `draft:prices:${side}:${fair ?? 'all'}:${currency}`,
  )
  const changed = draft.changes
  const named = namedKind[side]
  const added = Object.keys(changed).flatMap((key): PriceRow[] => {
    const [kind, ...rest] = key.split(':')
    const item = rest.join(':')
    return kind === named && !rows.some(row => keyOf(row) === key)
      ? [{ kind: named, item, name: item, group: null, amount: null, inherited: null }]
      : []
  })
  const { submit, problems, isPending } = useSubmit(async () => {
    const prices = Object.entries(changed).flatMap(([key, amount]) => {
      const [known, ...rest] = key.split(':')
      const kind = kinds.find(one => one === known)
      return kind ? [{ kind, item: rest.join(':'), amount: amount ?? null }] : []
    })
    await api.call(writePrices, { params: { side }, body: { fair, prices } })
    await refresh(readPrices, dashboard, readAccount)
    draft.reset()
    toast.success(t('prices.saved'))
  })
  const groups = groupsOf([...rows, ...added], kind => withAnyKey(t)(`prices.group_${kind}`))
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t(`prices.title_${side}`)}>
      <div className={styles.groups}>
        {groups.map(group => (
          <section key={group.title} className={styles.group} aria-label={group.title}>
            <h2>{group.title}</h2>
            <div className={styles.prices}>
              {group.rows.map(row => (
                <PriceField
                  key={keyOf(row)}
                  row={row}
                  group={group.title}
                  currency={currency}
                  amount={keyOf(row) in changed ? (changed[keyOf(row)] ?? null) : row.amount}
                  onChange={amount => draft.set(keyOf(row), amount)}
                />
              ))}
            </div>
          </section>
        ))}
        <AddNamed
          kind={named}
          currency={currency}
          onAdd={(name, amount) => draft.set(`${named}:${name}`, amount)}
        />
      </div>
      <div className={styles.save}>
        <SaveActions draft={draft} isPending={isPending} save={t('prices.save')} />
      </div>
    </Form>
  )
}

/** A group for each type; any booth, any session and what is called by its name have one each. */
function groupsOf(rows: readonly PriceRow[], titleOf: (kind: Kind) => string): Group[] {
  const groups: Group[] = []
  for (const row of rows) {
    const title = isBase(row.kind) || isCalledByName(row.kind) ? titleOf(row.kind) : (row.group ?? row.name)
    const group = groups.find(one => one.title === title)
    if (group) group.rows.push(row)
    else groups.push({ title, rows: [row] })
  }
  return groups
}
