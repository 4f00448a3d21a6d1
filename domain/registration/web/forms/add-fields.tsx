import { ListPlus, Plus } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { defaultBlocks, type FormBlock, knownFields } from '../../contract/registration-form.ts'
import { controls, usualWord } from '../controls.ts'
import styles from './forms.module.css'
import type { FormEditor } from './use-form-editor.ts'

/** A field of ours as it joins a form. */
const fresh = (identifier: string): FormBlock => ({
  identifier,
  label: {},
  required: false,
  type: controls[identifier]?.choices ? 'table' : 'text',
})

/** What is not in the form yet: one of ours, or one of the fair's own. */
export function AddFields({ editor, onNew }: { editor: FormEditor; onNew: () => void }) {
  const t = useWords('registration')
  const there = new Set(editor.blocks.map(block => block.identifier))
  const left = knownFields[editor.type].filter(identifier => !there.has(identifier))
  const add = (identifier: string) =>
    editor.put(defaultBlocks[editor.type].find(block => block.identifier === identifier) ?? fresh(identifier))
  const entries = (isOfFirm: boolean) =>
    left
      .filter(identifier => identifier.startsWith('firm') === isOfFirm)
      .map(identifier => ({
        id: identifier,
        label: withAnyKey(t)(usualWord(identifier)),
        onAction: () => add(identifier),
      }))
  const parts = [
    { id: 'firm', title: t('register.part_firm'), entries: entries(true) },
    { id: 'person', title: t('register.part_person'), entries: entries(false) },
  ].filter(part => part.entries.length > 0)
  const groups = parts.length > 1 ? parts : parts.map(({ id, entries }) => ({ id, entries }))
  return (
    <div className={styles.add}>
      <Button variant="secondary" icon={Plus} onPress={onNew}>
        {t('forms.add_own')}
      </Button>
      {groups.length > 0 && (
        <MenuButton
          label={t('forms.add_known')}
          placement="top start"
          groups={groups}
          trigger={
            <Button variant="ghost" icon={ListPlus}>
              {t('forms.add_known')}
            </Button>
          }
        />
      )}
    </div>
  )
}
