import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { writeVtt } from '#domain/conferences/contract/vtt.ts'
import { conferenceFiles } from '#domain/conferences/server/index.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import type { Furnishing } from '../furnish/furnishing.ts'
import { storeFile } from '../furnish/store-file.ts'

/** How a hull is made, in a minute: the tree, the plank, the water. Drawn for the demo. */
const film = join(packageRoot, 'seed/demo/programme/wooden-hull.webm')

const chapters = [
  {
    at: 0,
    titles: { fr: 'L’arbre', en: 'The tree', nl: 'De boom', de: 'Der Baum', es: 'El árbol', it: 'L’albero' },
  },
  {
    at: 20,
    titles: {
      fr: 'La planche',
      en: 'The plank',
      nl: 'De plank',
      de: 'Die Planke',
      es: 'La tabla',
      it: 'La tavola',
    },
  },
  {
    at: 40,
    titles: { fr: 'L’eau', en: 'The water', nl: 'Het water', de: 'Das Wasser', es: 'El agua', it: 'L’acqua' },
  },
]

/** Ten seconds each. */
const captions = [
  {
    code: 'fr',
    title: 'Français',
    lines: [
      'Un chêne de cent ans donne trois planches.',
      'On le choisit debout, en hiver.',
      'La planche passe à la vapeur, une heure par pouce.',
      'Puis on la plie à quatre, sans s’arrêter.',
      'À l’eau, le bois gonfle et ferme les joints.',
      'Après trois jours, la coque ne prend plus rien.',
    ],
  },
  {
    code: 'en',
    title: 'English',
    lines: [
      'An oak of a hundred years gives three planks.',
      'It is chosen standing, in winter.',
      'The plank is steamed, an hour for each inch.',
      'Then four people bend it without a pause.',
      'In the water the wood swells and closes the joints.',
      'After three days the hull takes in nothing more.',
    ],
  },
]

export type Filmed = { conference: number; film: 'address' | 'replay' }

/** A film of one’s own for each: where it is seen, and of one that is over its replay. */
export async function addFilms(fair: number, filmed: readonly Filmed[], furnishing: Furnishing) {
  const { db } = furnishing
  const use = conferenceFiles.find(one => one.name === 'film')
  if (!use) throw new Error('Conferences have no use of films.')
  const bytes = await readFile(film)
  for (const { conference, film: kind } of filmed) {
    const { id } = await storeFile(
      bytes,
      { name: 'coque-en-bois.webm', mime: 'video/webm', firm: null, use },
      furnishing,
    )
    await sql`insert into conference_source (fair_id, conference_id, kind, media_id)
      values (${fair}, ${conference}, 'file', ${id})`.execute(db)
    if (kind !== 'replay') continue
    await addMoments(conference, furnishing)
    await sql`update conference set state = 'ended', ended_at = end_at, replay_mode = 'manual',
      replay_state = 'published' where id = ${conference}`.execute(db)
  }
}

/** What leads to its moments: chapters in six languages, and what is said in two. */
async function addMoments(conference: number, furnishing: Furnishing) {
  const { db } = furnishing
  await sql`insert into conference_replay (conference_id, chapters)
    values (${conference}, ${JSON.stringify(chapters)}::jsonb)`.execute(db)
  const use = conferenceFiles.find(one => one.name === 'captions')
  if (!use) throw new Error('Conferences have no use of captions.')
  for (const [rank, { code, title, lines }] of captions.entries()) {
    const vtt = writeVtt(lines.map((text, at) => ({ from: at * 10 + 0.5, to: at * 10 + 9.5, text })))
    const { id } = await storeFile(
      Buffer.from(vtt),
      { name: `coque-en-bois-${code}.vtt`, mime: 'text/vtt', firm: null, use },
      furnishing,
    )
    await sql`insert into conference_document (conference_id, kind, media_id, title, language_id, rank)
      select ${conference}::int, 'captions', ${id}::int, ${title}::text, l.id, ${rank}::int
      from language l where l.code = ${code}`.execute(db)
  }
}
