import styles from '#platform/web/import/import.module.css'
import { ProblemNote } from '#platform/web/import/problem-note.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SentLogo } from '../../contract/logos.ts'
import { type Chosen, isNobodys, targetsOf, withChoice } from './chosen.ts'
import { firmOption } from './firm-option.ts'
import { NobodysLogos } from './nobodys-logos.tsx'
import type { LogosState } from './use-logos.ts'

const nobody = '-'

type Props = { state: LogosState; pictures: readonly SentLogo[] }

/** What goes where; what has to be chosen; what cannot be taken, and why. */
export function LogoCheckStep({ state, pictures }: Props) {
  const t = useWords('exhibitors')
  const steps = useWords('import')
  const clear = pictures.filter(one => one.firms.length === 1 && targetsOf(one).length === 1)
  const unclear = pictures.filter(one => one.firms.length > 1 && targetsOf(one).length > 0)
  const nobodys = state.others.length ? pictures.filter(isNobodys) : []
  const left = pictures.filter(one => !targetsOf(one).length && !nobodys.includes(one))
  const { size } = state.chosen
  return (
    <>
      {!pictures.length && (
        <EmptyState title={t('logos.empty')} level={2}>
          {t('logos.empty_text')}
        </EmptyState>
      )}
      {clear.length > 0 && <Clear state={state} pictures={clear} />}
      {unclear.length > 0 && <Unclear state={state} pictures={unclear} />}
      {nobodys.length > 0 && <NobodysLogos state={state} pictures={nobodys} />}
      {left.length > 0 && <Left pictures={left} />}
      {state.isPending && <Progress label={t('logos.giving')} value={state.percent} />}
      <ProblemNote problem={state.problem} />
      <div className={styles.actions}>
        <Button variant="ghost" isDisabled={state.isPending} onPress={state.back}>
          {steps('back')}
        </Button>
        <Button isDisabled={!size} isPending={state.isPending} onPress={() => void state.give()}>
          {t('logos.give', { count: size })}
        </Button>
      </div>
    </>
  )
}

function Clear({ state, pictures }: Props) {
  const t = useWords('exhibitors')
  const { chosen } = state
  const isTaken = ({ at, firms }: SentLogo) =>
    [...chosen].some(([place, firm]) => place !== at && firm === firms[0]?.id)
  const tick = (places: ReadonlySet<string>) => {
    const ticked = (at: number) => places.has(String(at))
    const news = pictures.filter(({ at }) => ticked(at) && !chosen.has(at))
    const kept: Chosen = new Map(
      [...chosen].filter(([at]) => ticked(at) || !pictures.some(one => one.at === at)),
    )
    state.setChosen(
      // Of several for one exhibitor that are ticked at once, the first.
      news.reduceRight<Chosen>((all, { at, firms }) => withChoice(all, at, firms[0]?.id ?? null), kept),
    )
  }
  return (
    <section aria-labelledby="logos-clear">
      <h2 className={styles.heading} id="logos-clear">
        {t('logos.clear', { count: pictures.length })}
      </h2>
      <p className={styles.note}>{t('logos.clear_text')}</p>
      <Table
        label={t('logos.clear', { count: pictures.length })}
        rows={pictures}
        rowId={({ at }) => String(at)}
        rowName={({ file }) => file}
        selected={new Set(pictures.flatMap(({ at }) => (chosen.has(at) ? String(at) : [])))}
        onSelectionChange={tick}
        columns={[
          { id: 'file', label: t('logos.file'), isRowHeader: true, render: ({ file }) => file },
          { id: 'firm', label: t('logos.exhibitor'), render: ({ firms }) => firms[0]?.name },
          {
            id: 'booths',
            label: t('logos.booths'),
            render: ({ firms }) => firms[0]?.booths.join(', ') || '–',
          },
          {
            id: 'state',
            label: t('logos.state'),
            render: one =>
              t(isTaken(one) ? 'logos.twice' : one.firms[0]?.hasLogo ? 'logos.replaces' : 'logos.is_new'),
          },
        ]}
      />
    </section>
  )
}

function Unclear({ state, pictures }: Props) {
  const t = useWords('exhibitors')
  return (
    <section aria-labelledby="logos-unclear">
      <h2 className={styles.heading} id="logos-unclear">
        {t('logos.unclear', { count: pictures.length })}
      </h2>
      <p className={styles.note}>{t('logos.unclear_text')}</p>
      <div className={styles.fields}>
        {pictures.map(picture => (
          <SelectField
            key={picture.at}
            label={picture.file}
            options={[
              { id: nobody, label: t('logos.nobody') },
              ...targetsOf(picture).map(one => firmOption(one, t)),
            ]}
            value={String(state.chosen.get(picture.at) ?? nobody)}
            onChange={id =>
              state.setChosen(
                withChoice(state.chosen, picture.at, id === null || id === nobody ? null : Number(id)),
              )
            }
          />
        ))}
      </div>
    </section>
  )
}

function Left({ pictures }: Pick<Props, 'pictures'>) {
  const t = useWords('exhibitors')
  return (
    <section aria-labelledby="logos-left">
      <h2 className={styles.heading} id="logos-left">
        {t('logos.left', { count: pictures.length })}
      </h2>
      <Table
        label={t('logos.left', { count: pictures.length })}
        rows={pictures}
        rowId={({ at }) => String(at)}
        rowName={({ file }) => file}
        columns={[
          { id: 'file', label: t('logos.file'), isRowHeader: true, render: ({ file }) => file },
          {
            id: 'why',
            label: t('logos.why'),
            render: ({ firms, problem }) =>
              problem ??
              (firms[0] ? t('logos.is_shared', { name: firms[0].name }) : t('logos.called_by_nobody')),
          },
        ]}
      />
    </section>
  )
}
