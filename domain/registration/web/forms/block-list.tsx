import { Asterisk, Pencil, Trash2 } from 'lucide-react'
import rows from '#domain/fairs/web/buttons/buttons-editor.module.css'
import type { Locale } from '#platform/contract/locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type FormBlock, fixedFields, isOwnField } from '../../contract/registration-form.ts'
import { useBlockWord } from '../use-block-word.ts'
import { missingIn } from './block-words.ts'
import styles from './forms.module.css'
import type { FormEditor } from './use-form-editor.ts'

type Props = {
  editor: FormEditor
  /** In which the form is read. */
  languages: readonly Locale[]
  onOpen: (block: FormBlock) => void
}

/** The fields of a form in their order, each with all that can be done with it. */
export function BlockList({ editor, languages, onOpen }: Props) {
  const t = useWords('registration')
  const word = useBlockWord()
  const { blocks, type, problems } = editor
  const problemOf = (block: FormBlock) =>
    Object.entries(problems?.errors ?? {}).find(([path]) =>
      path.startsWith(`blocks.${blocks.indexOf(block)}.`),
    )?.[1][0]
  return (
    <ReorderList
      label={t('forms.fields')}
      items={blocks}
      itemId={block => block.identifier}
      itemName={word}
      onReorder={editor.reorder}
      actions={block => {
        const isFixed = fixedFields[type].includes(block.identifier)
        return [
          { id: 'edit', label: t('forms.edit'), icon: Pencil, onAction: () => onOpen(block) },
          {
            id: 'required',
            label: t(block.required ? 'forms.make_optional' : 'forms.make_required'),
            icon: Asterisk,
            isDisabled: isFixed,
            onAction: () => editor.put({ ...block, required: !block.required }, block.identifier),
          },
          {
            id: 'remove',
            label: t('forms.remove'),
            hint: isFixed ? t('forms.always') : undefined,
            icon: Trash2,
            isDanger: true,
            isDisabled: isFixed,
            onAction: () => editor.remove(block, word(block)),
          },
        ]
      }}
    >
      {block => (
        <OneBlock
          block={block}
          languages={languages}
          problem={problemOf(block)}
          onOpen={() => onOpen(block)}
        />
      )}
    </ReorderList>
  )
}

type OneProps = {
  block: FormBlock
  languages: readonly Locale[]
  problem?: string
  onOpen: () => void
}

function OneBlock({ block, languages, problem, onOpen }: OneProps) {
  const t = useWords('registration')
  const word = useBlockWord()
  const missing = missingIn(block, languages)
  const { identifier, type, table, required } = block
  return (
    <button type="button" className={rows.row} onClick={onOpen}>
      <span className={rows.words}>
        <b>{word(block)}</b>
        {isOwnField(identifier) && (
          <small>{[t(`forms.type_${type}`), table, identifier].filter(Boolean).join(' · ')}</small>
        )}
        {problem && <span className={styles.problem}>{problem}</span>}
      </span>
      <span className={rows.badges}>
        {missing.length > 0 && (
          <Badge tone="err">{t('forms.missing', { languages: missing.join(', ').toUpperCase() })}</Badge>
        )}
        {required && <Badge>{t('forms.required')}</Badge>}
      </span>
    </button>
  )
}
