import type { Editor } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form.tsx'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './rich-text-field.module.css'
import { TextField } from './text-field.tsx'
import { ToggleButton } from './toggle-button.tsx'

const isAddress = (text: string) => /^(https?:\/\/|mailto:|\/(?!\/))[^\s<>"]+$/.test(text)

/** Asks where the marked words lead: a site, a page of ours, or an e-mail address. */
export function RichTextLink({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const words = useKitWords()
  const [address, setAddress] = useState<string | null>(null)
  const close = () => setAddress(null)
  const link = () => editor.chain().focus().extendMarkRange('link')
  return (
    <>
      <ToggleButton
        className={styles.tool}
        aria-label={words.format.link}
        isSelected={isActive}
        onChange={() => setAddress(String(editor.getAttributes('link').href ?? 'https://'))}
      >
        <Icon of={Link2} size="small" />
      </ToggleButton>
      <Dialog
        size="small"
        title={words.format.link}
        isOpen={address !== null}
        onOpenChange={isOpen => isOpen || close()}
      >
        <TextField
          label={words.format.link_address}
          value={address ?? ''}
          onChange={setAddress}
          autoFocus
          maxLength={2000}
        />
        <FormActions>
          <Button
            isDisabled={!isAddress(address ?? '')}
            onPress={() => {
              link()
                .setLink({ href: address ?? '' })
                .run()
              close()
            }}
          >
            {words.format.link_set}
          </Button>
          {isActive && (
            <Button
              variant="secondary"
              onPress={() => {
                link().unsetLink().run()
                close()
              }}
            >
              {words.format.link_remove}
            </Button>
          )}
        </FormActions>
      </Dialog>
    </>
  )
}
