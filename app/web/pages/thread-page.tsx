import { useState } from 'react'
import { FairProvider } from '#domain/fairs/web/fair-context.tsx'
import { Composer } from '#domain/messaging/web/thread/composer.tsx'
import { Thread } from '#domain/messaging/web/thread/thread.tsx'
import type { ThreadLine } from '#domain/messaging/web/thread/thread-line.ts'
import { designWords } from '#platform/web/ui/design/words.ts'
import { KitWordsProvider } from '#platform/web/ui/kit-words.tsx'

const ines = { id: 1, firstName: 'Inès', lastName: 'Carpentier', picture: null, look: {} }
const minute = 60_000

const sample = (now: number): ThreadLine[] => {
  const at = (minutes: number) => new Date(now - minutes * minute).toISOString()
  const own = { kind: 'message', isOwn: true } as const
  const theirs = { kind: 'message', isOwn: false, author: ines } as const
  return [
    {
      key: 'a',
      ...own,
      text: 'Bonjour, l’offre de maintenance est-elle ouverte ?',
      createdAt: at(1500),
      state: 'read',
    },
    { key: 'b', ...theirs, text: 'Oui ! Passez demain matin.', createdAt: at(1490) },
    { key: 'c', ...theirs, text: 'Le détail : https://example.org/offre?ref=A6.', createdAt: at(1489) },
    { key: 'd', kind: 'event', isOwn: false, text: 'Appel commencé', createdAt: at(50) },
    {
      key: 'e',
      ...own,
      text: 'Bonjour Inès, me voici sur le stand.',
      createdAt: at(40),
      state: 'read',
      readAt: at(39),
      context: { kind: 'booth', id: 1, title: 'Nordalia Robotique' },
    },
    {
      key: 'f',
      ...theirs,
      text: '',
      createdAt: at(38),
      file: { id: 1, name: 'Gamme cobots 2026.pdf', mimeType: 'application/pdf', size: 2_100_000 },
    },
    { key: 'g', ...own, text: 'Reçu sur un appareil.', createdAt: at(30), state: 'delivered' },
    { key: 'h', ...own, text: 'Gardé par le serveur.', createdAt: at(24), state: 'sent' },
    { key: 'i', ...own, text: 'Encore ici.', createdAt: at(18), state: 'sending' },
    { key: 'j', ...own, text: 'Hors ligne.', createdAt: at(12), state: 'waiting' },
    {
      key: 'k',
      ...own,
      text: 'Refusé.',
      createdAt: at(6),
      state: 'failed',
      problem: 'Ce salon n’est plus ouvert.',
    },
  ]
}

/** A thread with everything that may stand in it, for those who build with it. */
export function ThreadPage() {
  const [lines, setLines] = useState(() => sample(Date.now()))
  const add = (text: string) =>
    setLines([
      ...lines,
      {
        key: String(lines.length),
        kind: 'message',
        isOwn: true,
        text,
        createdAt: new Date().toISOString(),
        state: 'sent',
      },
    ])
  const discard = (line: ThreadLine) => setLines(lines.filter(one => one !== line))
  return (
    <KitWordsProvider words={designWords}>
      <FairProvider salon={undefined}>
        <main
          style={{
            display: 'flex',
            flexDirection: 'column',
            height: '100dvh',
            maxWidth: 640,
            margin: 'auto',
          }}
        >
          <h1>Thread</h1>
          <Thread label="Thread" lines={lines} typing={['Inès']} onRetry={discard} onDiscard={discard} />
          <Composer label="Écrire à Inès" draft="design" fileUse="message" onSend={({ text }) => add(text)} />
        </main>
      </FairProvider>
    </KitWordsProvider>
  )
}
