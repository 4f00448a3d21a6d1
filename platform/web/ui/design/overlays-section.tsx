import { Copy, Ellipsis, Eye, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Confirm } from '../confirm.tsx'
import { Dialog, DialogTrigger } from '../dialog.tsx'
import { Disclosure } from '../disclosure.tsx'
import { LoadingBar } from '../loading-bar.tsx'
import { MenuButton } from '../menu.tsx'
import { PopoverButton } from '../popover.tsx'
import { TabLinks, Tabs } from '../tabs.tsx'
import { TextField } from '../text-field.tsx'
import { toast } from '../toast.tsx'
import { Sample, Section } from './section.tsx'

/** What opens over the page, folds, or passes by. */
export function OverlaysSection() {
  const [isAsking, setAsking] = useState(false)
  const [isLoading, setLoading] = useState(false)
  return (
    <Section title="Over the page">
      <Sample name="Dialog, Confirm">
        <DialogTrigger>
          <Button variant="secondary">Open a dialog</Button>
          <Dialog
            title="Book a conversation"
            lead="Anneke De Vos, Ventes Benelux"
            footer={close => (
              <>
                <Button variant="secondary" onPress={close}>
                  Cancel
                </Button>
                <Button onPress={close}>Book</Button>
              </>
            )}
          >
            <TextField label="What is it about?" autoFocus />
          </Dialog>
        </DialogTrigger>
        <Button variant="danger" onPress={() => setAsking(true)}>
          Erase a fair
        </Button>
        <Confirm
          isOpen={isAsking}
          onOpenChange={setAsking}
          title="Erase “Industrie & Métiers”?"
          confirmLabel="Erase"
          isDanger
          nameToType="Industrie & Métiers"
          onConfirm={() => setAsking(false)}
        >
          <p>Its 73 exhibitors, 4 812 visitors and all their messages disappear for good.</p>
        </Confirm>
      </Sample>
      <Sample name="MenuButton, PopoverButton">
        <MenuButton
          label="Stand A6"
          trigger={<Button variant="icon" icon={Ellipsis} aria-label="Stand A6" />}
          groups={[
            {
              id: 'use',
              title: 'Stand A6',
              entries: [
                { id: 'see', label: 'See as a visitor', icon: Eye, shortcut: 'V' },
                { id: 'edit', label: 'Edit', icon: Pencil, hint: 'Poster, screen, brochures' },
                { id: 'copy', label: 'Copy to another hall', icon: Copy, isDisabled: true },
              ],
            },
            {
              id: 'grave',
              entries: [{ id: 'remove', label: 'Remove from the fair', icon: Trash2, isDanger: true }],
            },
          ]}
        />
        <PopoverButton
          label="Filters"
          trigger={
            <Button variant="secondary" size="small" icon={SlidersHorizontal}>
              Filters
            </Button>
          }
        >
          <TextField label="Town" />
        </PopoverButton>
      </Sample>
      <Sample name="Toast, LoadingBar">
        <Button
          variant="secondary"
          size="small"
          onPress={() =>
            toast.success('Hydrolis moved to A16', { action: { label: 'Undo', onPress: () => undefined } })
          }
        >
          Success
        </Button>
        <Button
          variant="secondary"
          size="small"
          onPress={() =>
            toast.error('The call did not start', { hint: 'Your question was sent as a message.' })
          }
        >
          Error
        </Button>
        <Button variant="secondary" size="small" onPress={() => toast.info('The doors close in ten minutes')}>
          Info
        </Button>
        <Button variant="secondary" size="small" onPress={() => setLoading(!isLoading)}>
          Loading bar
        </Button>
        <LoadingBar isLoading={isLoading} />
      </Sample>
      <Sample name="Tabs, TabLinks">
        <div style={{ width: '100%', display: 'grid', gap: 24 }}>
          <Tabs
            label="Stand"
            tabs={[
              { id: 'people', label: 'People', count: 3, content: <p>Inès, Malik and Anneke.</p> },
              { id: 'papers', label: 'Brochures', count: 6, content: <p>Six of them.</p> },
            ]}
          />
          <TabLinks
            label="Settings"
            current="dates"
            tabs={[
              { id: 'dates', label: 'Dates', href: '#dates' },
              { id: 'languages', label: 'Languages', href: '#languages' },
              { id: 'team', label: 'Team', href: '#team' },
            ]}
          />
        </div>
      </Sample>
      <Sample name="Disclosure: section and menu">
        <div style={{ width: '100%' }}>
          <Disclosure title="Accessibility" aside="2 chosen" defaultExpanded>
            <p>Captions, sign language.</p>
          </Disclosure>
          <Disclosure title="Parking">
            <p>None: the fair is here.</p>
          </Disclosure>
          <Disclosure title="The content" look="menu" defaultExpanded>
            <p style={{ padding: '0 12px' }}>Conferences</p>
          </Disclosure>
        </div>
      </Sample>
    </Section>
  )
}
