import { ArrowRight, Bell, Box, Briefcase, List, MessageCircle, Plus, Trash2, Video } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Chip, ChipLink } from '../chip.tsx'
import { CountMark } from '../count-mark.tsx'
import { Kbd } from '../kbd.tsx'
import { Lamp } from '../lamp.tsx'
import { Say } from '../say.tsx'
import { Segmented, SegmentedLinks } from '../segmented.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Sample, Section } from './section.tsx'

/** What one presses, and the small signs that say a state. */
export function ActionsSection() {
  const [isFree, setFree] = useState(false)
  const [view, setView] = useState('scene')
  return (
    <Section title="Actions and signs">
      <Sample name="Button: the six variants">
        <Button>Visit</Button>
        <Button variant="secondary">Sign in</Button>
        <Button variant="soft">Apply</Button>
        <Button variant="ghost">Keep</Button>
        <Button variant="danger" icon={Trash2}>
          Remove
        </Button>
        <Tooltip text="Call Inès by video">
          <Button variant="icon" icon={Video} aria-label="Call Inès" />
        </Tooltip>
      </Sample>
      <Sample name="Sizes, icons, a link">
        <ButtonLink size="big" iconAfter={ArrowRight} href="#entry">
          Enter the fair
        </ButtonLink>
        <Button icon={Plus}>Create</Button>
        <Button size="small" variant="secondary" icon={MessageCircle}>
          Write
        </Button>
        <Button size="small" variant="icon" icon={Bell} aria-label="Notifications" />
      </Sample>
      <Sample name="Pending (same width), disabled">
        <Button isPending>Save changes</Button>
        <Button variant="secondary" isPending>
          Import
        </Button>
        <Button isDisabled>Sent</Button>
        <Button variant="secondary" isDisabled>
          Publish
        </Button>
      </Sample>
      <Sample name="Chip: filters">
        <Chip isSelected={!isFree} onChange={() => setFree(false)}>
          All
        </Chip>
        <Chip hasLamp isSelected={isFree} onChange={setFree}>
          Free now
        </Chip>
        <ChipLink icon={Briefcase} href="#hiring">
          Hiring
        </ChipLink>
        <Chip isSelected={false} onChange={() => undefined} isDisabled>
          Closed
        </Chip>
      </Sample>
      <Sample name="Segmented: two faces of one thing">
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          segments={[
            { id: 'scene', label: 'Scene', icon: Box },
            { id: 'list', label: 'List', icon: List, shortcut: 'L' },
          ]}
        />
        <SegmentedLinks
          label="Hall"
          current="a"
          segments={['A', 'B', 'C'].map(letter => ({
            id: letter.toLowerCase(),
            label: letter,
            href: `#${letter}`,
          }))}
        />
      </Sample>
      <Sample name="CountMark: something new, nothing new">
        <CountMark of={Bell} count={3} />
        <CountMark of={MessageCircle} count={0} />
      </Sample>
      <Sample name="Badge, Lamp, Say, Kbd">
        <Badge tone="free">2 free</Badge>
        <Badge tone="talk">In conversation</Badge>
        <Badge tone="away">Leave a message</Badge>
        <Badge tone="ok">Booth ready</Badge>
        <Badge tone="fair">Apprenticeship</Badge>
        <Badge tone="err">Refused</Badge>
        <Badge>Draft</Badge>
        <Badge tone="ok" isBig>
          Open until 6 pm
        </Badge>
        <Lamp />
        <Lamp isLit={false} />
        <Say label="Conversation under way" />
        <Kbd>L</Kbd>
      </Sample>
    </Section>
  )
}
