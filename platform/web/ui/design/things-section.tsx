import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Avatar, AvatarStack } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Card, CardGrid } from '../card.tsx'
import { Figure, Figures } from '../figure-card.tsx'
import { Mark } from '../mark.tsx'
import { PageTitle } from '../page-title.tsx'
import { Progress } from '../progress.tsx'
import { ReorderList } from '../reorder-list.tsx'
import { RichText } from '../rich-text.tsx'
import styles from './design.module.css'
import { Sample, Section } from './section.tsx'

const marks = [
  { name: 'Aciéries du Hainaut', color: '#c8452c', shape: 'sq' },
  { name: 'Électra Nord', color: '#e5692a', shape: 'ci' },
  { name: 'Mécano Sambre', color: '#5d6a74', shape: 'hx' },
  { name: 'Verreries de l’Aa', color: '#3d97ae', shape: 'dr' },
  { name: 'Laiterie des 7 Vallées', color: '#f1c84b', shape: 'tr' },
] as const

const text =
  '<h2>What you will find</h2><p>Forty stands, <a href="#programme">eighteen sessions</a> and a job wall.</p><ul><li>Meet</li><li>Ask</li></ul><blockquote>The best fair of my year.</blockquote>'

/** People, firms, figures, cards, orders. */
export function ThingsSection() {
  const [halls, setHalls] = useState<string[]>(marks.map(mark => mark.name))
  return (
    <Section title="Things and places">
      <Sample name="PageTitle, Breadcrumb" isWide>
        <div className={styles.full}>
          <Breadcrumb
            crumbs={[
              { label: 'Industrie & Métiers', href: '#fair' },
              { label: 'Hall A', href: '#hall' },
              { label: 'Nordalia Robotique' },
            ]}
          />
          <PageTitle
            before="Tuesday 24 November, 10:42, Paris time"
            title="The fair is open"
            lead={
              <>
                Hall A · 24 stands · <b>16 lit</b>
              </>
            }
            actions={
              <>
                <Button variant="secondary" icon={Megaphone}>
                  Announce
                </Button>
                <ButtonLink href="#visitor">See as a visitor</ButtonLink>
              </>
            }
          />
          <Figures>
            <Figure label="Visitors here" value="1 284" sentence="3 906 registered" href="#visitors" />
            <Figure label="Stands lit" value="49" of="of 73" sentence="24 dark, 9 of them with visitors" />
            <Figure label="Conversations" value="137" sentence="Median answer: 41 s" />
            <Figure label="Applications today" value="212" sentence="64 already read" />
          </Figures>
        </div>
      </Sample>
      <Sample name="Mark, Avatar">
        {marks.map(mark => (
          <Mark key={mark.name} {...mark} size={46} isAlone />
        ))}
        <Avatar name="Inès Carpentier" size={52} isAlone />
        <Avatar name="Malik Diallo" isAlone />
        <Avatar name="Anneke De Vos" isDim isAlone />
        <AvatarStack people={['Jo Am', 'Bo Li', 'Cy Nu', 'Di Or', 'Ed Po'].map(name => ({ name }))} />
      </Sample>
      <Sample name="Progress">
        <div className={styles.full}>
          <Progress label="What is still missing" value={21} max={24} valueLabel="21 points of 24" />
        </div>
        <div className={styles.full}>
          <Progress label="Preparing the export" />
        </div>
      </Sample>
      <Sample name="RichText">
        <RichText html={text} />
      </Sample>
      <Sample name="Card, CardGrid" isWide>
        <div className={styles.full}>
          <CardGrid>
            <Card title="Produire autrement" href="#a" aside={<Badge tone="free">16 lit</Badge>}>
              24 stands
            </Card>
            <Card
              title="Maintenance robotique, Bac +2"
              isQuiet
              footer={
                <Button size="small" variant="soft">
                  Apply
                </Button>
              }
            >
              CDI · Valenciennes
            </Card>
            <Card>Without a title, a card is only a ground.</Card>
          </CardGrid>
        </div>
      </Sample>
      <Sample name="ReorderList: drag, keyboard, menu" isWide>
        <div className={styles.full} style={{ maxWidth: 420 }}>
          <ReorderList
            label="Order of the halls"
            items={halls.map(name => ({ name }))}
            itemId={hall => hall.name}
            itemName={hall => hall.name}
            onReorder={setHalls}
          >
            {hall => <b>{hall.name}</b>}
          </ReorderList>
        </div>
      </Sample>
    </Section>
  )
}
