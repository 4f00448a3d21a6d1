import { type Editor, Node, nodePasteRule } from '@tiptap/react'
import { SquarePlay } from 'lucide-react'
import { useState } from 'react'
import { Button as ToolButton } from 'react-aria-components/Button'
import { siteName, siteNames, videoOf, videoPage } from '#platform/contract/video-sites.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form.tsx'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './rich-text-field.module.css'
import { TextField } from './text-field.tsx'

/** What is kept of a video: its page, and how it is called. */
function keptOf(address: string, title: string) {
  const video = videoOf(address)
  return video && { href: videoPage(video.site, video.id), title: title.trim() || siteName(video.site) }
}

/** A video in a text: a link in a figure of its own, as the server keeps it. An address that is pasted becomes one. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: figure => {
        const link = figure.querySelector(':scope > a')
        return keptOf(link?.getAttribute('href') ?? '', link?.textContent ?? '') ?? false
      },
    },
    {
      tag: 'iframe',
      getAttrs: frame => keptOf(frame.getAttribute('src') ?? '', frame.getAttribute('title') ?? '') ?? false,
    },
  ],
  renderHTML: ({ node }) => ['figure', {}, ['a', { href: node.attrs.href }, node.attrs.title]],
  addPasteRules() {
    return [
      nodePasteRule({
        type: this.type,
        find: text => {
          const kept = /^\s*\S+\s*$/.test(text) && keptOf(text, '')
          return kept ? [{ index: 0, text, data: kept }] : null
        },
        getAttributes: match => match.data,
      }),
    ]
  },
})

/** Asks for the address of a video of a known site. */
export function RichTextVideo({ editor }: { editor: Editor }) {
  const words = useKitWords()
  const [asked, ask] = useState<{ address: string; title: string } | null>(null)
  const kept = asked && keptOf(asked.address, asked.title)
  const sites = siteNames.join(', ')
  return (
    <>
      <ToolButton
        className={styles.tool}
        aria-label={words.format.video}
        onPress={() => ask({ address: '', title: '' })}
      >
        <Icon of={SquarePlay} size="small" />
      </ToolButton>
      <Dialog
        size="small"
        title={words.format.video}
        isOpen={asked !== null}
        onOpenChange={isOpen => isOpen || ask(null)}
      >
        <TextField
          label={words.format.video_address}
          hint={sites}
          error={asked?.address.trim() && !kept ? sites : undefined}
          value={asked?.address ?? ''}
          onChange={address => ask(now => now && { ...now, address })}
          type="url"
          autoFocus
          maxLength={2000}
        />
        <TextField
          label={words.format.video_title}
          value={asked?.title ?? ''}
          onChange={title => ask(now => now && { ...now, title })}
          maxLength={160}
        />
        <FormActions>
          <Button
            isDisabled={!kept}
            onPress={() => {
              editor
                .chain()
                .focus()
                .insertContent({ type: 'video', attrs: kept ?? {} })
                .run()
              ask(null)
            }}
          >
            {words.format.video_set}
          </Button>
        </FormActions>
      </Dialog>
    </>
  )
}
