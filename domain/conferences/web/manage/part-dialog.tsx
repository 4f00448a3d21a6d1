import type { ReactNode } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import type { NamedResource, OpenRecord } from '#platform/contract/resource.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import type { FormField } from '#platform/web/forms/form-field.tsx'
import { type DraftState, useDraft } from '#platform/web/forms/use-draft.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { PersonField } from './person-field.tsx'
import { sentPart } from './sent-part.ts'

/** What a programme is arranged by: the programme itself, a room, a track. */
export type Part = {
  id: 'program' | 'room' | 'track'
  resource: NamedResource
  /** What its names are written in, per language. */
  words: readonly FormField[]
  fields: readonly FormField[]
  /** Fields that name a member of the fair. */
  people?: readonly 'moderator'[]
  /** Fields that show a picture. */
  pictures?: readonly string[]
  /** What of it is no plain field, kept with what else is saved. */
  special?: (draft: DraftState) => ReactNode
  /** What belongs to one that is there, kept by itself. */
  further?: (record: OpenRecord) => ReactNode
  /** What a new one has besides what is written. */
  fresh: Readonly<Record<string, unknown>>
}

type Props = {
  part: Part
  record: OpenRecord | null
  rank: number
  onClose: () => void
  onDone: () => Promise<unknown>
}

/** A programme, a room or a track, new or as it is. */
export function PartDialog({ part, record, rank, onClose, onDone }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const draft = useDraft(
    record ?? { ...part.fresh, rank },
    `draft:${part.id}:${fair.id}:${record?.id ?? 'new'}`,
  )
  const { submit, problems, isPending } = useSubmit(async () => {
    const sent = sentPart(draft.changes, part)
    if (record) await api.update(part.resource, record.id, sent)
    else await api.create(part.resource, { ...part.fresh, rank, ...sent })
    draft.reset()
    await onDone()
    onClose()
  })
  return (
    <Dialog
      isOpen
      title={record ? String(record.name ?? '') : t(`setup.${part.id}_new`)}
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <Form problems={problems} onSubmit={submit}>
        <TranslatedFields
          draft={draft}
          t={t}
          prefix="setup"
          languages={fair.fairLanguages.map(({ code }) => code)}
          fields={part.words}
        />
        <DraftFields draft={draft} t={t} prefix="setup" fields={part.fields} />
        {part.people?.map(name => (
          <PersonField
            key={name}
            name={name}
            label={t(`setup.${name}`)}
            value={draft.value[name]}
            onChange={id => draft.setAll({ [name]: id })}
          />
        ))}
        {part.special?.(draft)}
        <SaveActions draft={draft} isPending={isPending} />
      </Form>
      {record && part.further?.(record)}
    </Dialog>
  )
}
