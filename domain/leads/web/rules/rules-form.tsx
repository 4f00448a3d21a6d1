import { useState } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { leadList, leadOverview, oneLead } from '../../contract/lead.ts'
import { leadPaths } from '../../contract/paths.ts'
import { type LeadRule, readLeadRules, saveLeadRules } from '../../contract/rules.ts'
import styles from './rules.module.css'

/** Points and most of each kind, what counts, and from where a contact is warm or hot. */
export function RulesForm({ rule }: { rule: LeadRule }) {
  const t = useWords('leads')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [draft, setDraft] = useState({ warm: rule.warm, hot: rule.hot, kinds: rule.kinds })
  const isOfFair = rule.firm === null
  const isOwn = rule.from === (isOfFair ? 'fair' : 'firm')
  const isWrong = draft.hot <= draft.warm
  const save = (next: typeof draft | null) =>
    run(async () => {
      await api.call(saveLeadRules, {
        body: {
          fair: fair.id,
          ...(rule.firm !== null && { firm: rule.firm }),
          version: rule.version,
          rule: next,
        },
      })
      await refresh(readLeadRules, leadList, leadOverview, oneLead)
      toast.success(t('rules.saved'))
    })
  const change = (kind: string, what: Partial<LeadRule['kinds'][number]>) =>
    setDraft({ ...draft, kinds: draft.kinds.map(one => (one.kind === kind ? { ...one, ...what } : one)) })
  const whole = (value: number, most: number) =>
    Number.isFinite(value) ? Math.min(most, Math.max(0, Math.round(value))) : 0
  return (
    <form
      className={styles.rules}
      onSubmit={event => {
        event.preventDefault()
        if (!isWrong) save(draft)
      }}
    >
      <PageTitle
        title={t(isOfFair ? 'rules.title_fair' : 'rules.title')}
        lead={t('rules.lead')}
        actions={
          !isOfFair && (
            <ButtonLink variant="ghost" href={href(leadPaths.standLeads)}>
              {t('rules.back')}
            </ButtonLink>
          )
        }
      />
      <p className={styles.from}>
        {t(isOfFair && rule.from === 'fair' ? 'rules.from_fair_own' : `rules.from_${rule.from}`)}
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('rules.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rules.kind')}</th>
            <th scope="col">{t('rules.points')}</th>
            <th scope="col">{t('rules.cap')}</th>
            <th scope="col">{t('rules.counted')}</th>
          </tr>
        </thead>
        <tbody>
          {draft.kinds.map(({ kind, points, cap, isCounted }) => {
            const name = t(`kind.${kind}`)
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td>
                  <input
                    type="number"
                    min={0}
                    max={100}
                    aria-label={t('rules.points_of', { kind: name })}
                    value={points}
                    onChange={({ target }) => change(kind, { points: whole(target.valueAsNumber, 100) })}
                  />
                </td>
                <td>
                  <input
                    type="number"
                    min={0}
                    max={1000}
                    aria-label={t('rules.cap_of', { kind: name })}
                    value={cap}
                    onChange={({ target }) => change(kind, { cap: whole(target.valueAsNumber, 1000) })}
                  />
                </td>
                <td>
                  <CheckboxField isSelected={isCounted} onChange={next => change(kind, { isCounted: next })}>
                    <span className="visually-hidden">{t('rules.counted_of', { kind: name })}</span>
                  </CheckboxField>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.thresholds}>
        <NumberField
          label={t('rules.warm')}
          minValue={1}
          maxValue={1000}
          value={draft.warm}
          onChange={warm => setDraft({ ...draft, warm: Math.max(1, whole(warm, 1000)) })}
        />
        <NumberField
          label={t('rules.hot')}
          minValue={1}
          maxValue={1000}
          value={draft.hot}
          {...(isWrong && { error: t('rules.order') })}
          onChange={hot => setDraft({ ...draft, hot: Math.max(1, whole(hot, 1000)) })}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" isPending={isPending} isDisabled={isWrong}>
          {t('rules.save')}
        </Button>
        {isOwn && (
          <Button variant="ghost" isDisabled={isPending} onPress={() => save(null)}>
            {t(isOfFair ? 'rules.drop_fair' : 'rules.drop')}
          </Button>
        )}
      </div>
    </form>
  )
}
