import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  composeRegistrationForm,
  dropRegistrationForm,
  type FormBlock,
  type RegistrationForm,
  registrationForm,
} from '../../contract/registration-form.ts'

export type FormEditor = ReturnType<typeof useFormEditor>

/**
 * A form while it is composed: kept over a reload until it is saved. With the fields goes the version that they were
 * made of, so that nobody's later change is overwritten unseen.
 */
export function useFormEditor(form: RegistrationForm, fair: string | undefined) {
  const t = useWords('registration')
  const api = useApi()
  const refresh = useRefresh()
  const { type } = form
  const draft = useDraft(form, `draft:form:${type}:${fair ?? 'every'}`)
  const [touched, touch] = useState<string | null>(null)
  const blocks = draft.value.blocks
  const version = Number(draft.value.version)
  const change = (next: readonly FormBlock[]) => draft.setAll({ blocks: [...next], version })
  const undoable = (said: string, before: readonly FormBlock[]) =>
    toast.success(said, { action: { label: t('forms.undo'), onPress: () => change(before), isUndo: true } })

  const { submit, problems, isPending, setProblems } = useSubmit(async () => {
    try {
      await api.call(composeRegistrationForm, { body: { type, fair: fair ?? null, blocks, version } })
    } catch (error) {
      // What stands there now is shown for comparison; what was made here stays.
      if (error instanceof ProblemError && error.status === 412) await refresh(registrationForm)
      throw error
    }
    await refresh(registrationForm)
    draft.reset()
    toast.success(t('forms.saved'))
  })
  const giveUp = useAction()

  return {
    form,
    type,
    blocks,
    problems,
    /** The field that was changed last. */
    touched,
    isChanged: draft.isChanged,
    /** Somebody has saved it since. */
    isStale: !isPending && draft.isChanged && version !== form.version,
    isPending: isPending || giveUp.isPending,
    save: () => submit(new FormData()),
    reorder: (identifiers: readonly string[]) =>
      change(identifiers.flatMap(one => blocks.find(block => block.identifier === one) ?? [])),
    /** A new one comes last, before what one agrees to. */
    put: (block: FormBlock, replaced?: string) => {
      touch(block.identifier)
      if (replaced) return change(blocks.map(one => (one.identifier === replaced ? block : one)))
      const last = blocks.at(-1)?.identifier === 'acceptCondition' ? blocks.length - 1 : blocks.length
      change([...blocks.slice(0, last), block, ...blocks.slice(last)])
    },
    remove: (block: FormBlock, name: string) => {
      change(blocks.filter(one => one !== block))
      undoable(t('forms.removed', { name }), blocks)
    },
    discard: () => {
      setProblems(null)
      draft.reset()
      undoable(t('forms.discarded'), blocks)
    },
    /** Goes on with one's own fields, on top of what somebody else has saved. */
    keepMine: () => {
      setProblems(null)
      draft.setAll({ blocks, version: form.version })
    },
    giveUp: (done: () => void) =>
      giveUp.run(async () => {
        await api.call(dropRegistrationForm, { query: { type, fair, version: form.version } })
        draft.reset()
        await refresh(registrationForm)
        toast.success(t('forms.given_up'))
        done()
      }),
  }
}
