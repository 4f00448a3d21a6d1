import { useState } from 'react'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, type FormProblems } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useCodeWords, useLocale, useWords, withAnyKey } from '#platform/web/words/words.ts'
import {
  compositionProblems,
  type FormBlock,
  fixedFields,
  isOwnField,
  wordsOf,
} from '../../contract/registration-form.ts'
import { usualWord } from '../controls.ts'
import { useBlockWord } from '../use-block-word.ts'
import { AnswerKind } from './answer-kind.tsx'
import { identifierFor } from './identifiers.ts'
import { LabelFields } from './label-fields.tsx'
import type { FormEditor } from './use-form-editor.ts'

const formId = 'form-field'
const empty: FormBlock = { identifier: '', label: {}, required: false, type: 'text' }

type Props = {
  editor: FormEditor
  /** Null is a new one of the fair's own. */
  block: FormBlock | null
  draftKey: string
  onClose: () => void
}

/** One field: its words in every language, and for one of the fair's own how it is answered and what it is called. */
export function BlockDialog({ editor, block, draftKey, onClose }: Props) {
  const t = useWords('registration')
  const say = useCodeWords()
  const word = useBlockWord()
  const locale = useLocale()
  const draft = useDraft(block ?? empty, draftKey)
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const value = draft.value
  const others = editor.blocks.filter(one => one !== block)
  const taken = new Set(others.map(one => one.identifier))
  const identifier = value.identifier || (block ? '' : identifierFor(wordsOf(value.label, locale), taken))
  const isOwn = !block || isOwnField(block.identifier)
  const isSaved = editor.form.blocks.some(one => one.identifier === block?.identifier)
  const close = () => {
    draft.reset()
    onClose()
  }
  const keep = () => {
    const { label, required, type, table } = value
    const kept: FormBlock = { identifier, label, required, type, ...(type === 'table' && { table }) }
    const found = Object.entries(compositionProblems(editor.type, [...others, kept]))
      .filter(([path]) => path.startsWith(`blocks.${others.length}.`))
      .map(([path, codes]) => [path.split('.')[2], codes.map(code => say(code))])
    if (found.length) return setProblems({ errors: Object.fromEntries(found) })
    editor.put(kept, block?.identifier)
    close()
  }
  return (
    <Dialog
      isOpen
      title={block ? word(block) : t('forms.field_new')}
      lead={block && !isOwn ? t('forms.known_lead') : undefined}
      onOpenChange={isOpen => !isOpen && close()}
      footer={
        <>
          <Button variant="secondary" onPress={close}>
            {t('forms.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t(block ? 'forms.keep' : 'forms.add')}
          </Button>
        </>
      }
    >
      <Form id={formId} problems={problems} onSubmit={keep}>
        <LabelFields
          label={value.label}
          isRequired={isOwn}
          hint={
            block && !isOwn
              ? t('forms.usual', { word: withAnyKey(t)(usualWord(block.identifier)) })
              : undefined
          }
          onChange={label => draft.set('label', label)}
        />
        {isOwn && <AnswerKind type={value.type} table={value.table} onChange={draft.setAll} />}
        <CheckboxField
          name="required"
          isSelected={value.required}
          isDisabled={fixedFields[editor.type].includes(identifier)}
          hint={fixedFields[editor.type].includes(identifier) ? t('forms.always') : undefined}
          onChange={required => draft.set('required', required)}
        >
          {t('forms.must')}
        </CheckboxField>
        {isOwn && (
          <TextField
            name="identifier"
            label={t('forms.identifier')}
            hint={t(isSaved ? 'forms.identifier_saved' : 'forms.identifier_hint')}
            isRequired
            isDisabled={isSaved}
            maxLength={60}
            value={identifier}
            onChange={next => draft.set('identifier', next.trim())}
          />
        )}
      </Form>
    </Dialog>
  )
}
