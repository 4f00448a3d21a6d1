import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { searchLibrary, type Treatment, treatProfile } from '../../../contract/library.ts'
import { jobCvTreatments } from '../../../contract/lists.ts'
import { solicitationList } from '../../../contract/solicitation-list.ts'
import styles from './desk.module.css'

/** How the firm handles a CV, and what it notes: its person may read that. */
export function FirmNotes({
  fair,
  profile,
  treatment,
}: {
  fair: number
  profile: number
  treatment: Treatment | null
}) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const { data } = useQuery(listQuery(api, jobCvTreatments, { pagination: 'false' }))
  const [said, say] = useState(treatment)
  const draft = useDraft({ note: said?.note ?? '' }, `draft:note:${fair}:${profile}`)
  const write = (change: { treatment?: number | null; note?: string }) =>
    run(async () => {
      say(await api.call(treatProfile, { body: { fair, profile, ...change } }))
      if (change.note !== undefined) draft.reset()
      await refresh(solicitationList, searchLibrary)
    })
  const entries = (data?.rows ?? []).filter(row => !row.fair || row.fair.id === fair)
  return (
    <div className={styles.notes}>
      <SelectField
        label={t('recruiting.treatment')}
        options={[
          { id: '0', label: t('recruiting.treatment_none') },
          ...entries.map(({ id, name }) => ({ id: String(id), label: name ?? '' })),
        ]}
        value={String(said?.treatment?.id ?? 0)}
        onChange={id => write({ treatment: Number(id) || null })}
      />
      <TextAreaField
        label={t('recruiting.note')}
        hint={t('recruiting.note_hint')}
        rows={3}
        maxLength={2000}
        value={draft.value.note}
        onChange={note => draft.set('note', note)}
      />
      {draft.isChanged && (
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          onPress={() => write({ note: draft.value.note.trim() })}
        >
          {t('recruiting.note_save')}
        </Button>
      )}
    </div>
  )
}
