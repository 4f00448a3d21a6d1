import { boothFiles } from '#domain/stands/server/index.ts'
import type { DemoFirm } from '../firms/firm.ts'
import { siteOf } from '../firms/site.ts'
import { addFirm } from './add-firm.ts'
import { joinFair } from './add-people.ts'
import type { FirmFiles } from './draw-firms.ts'
import { type Furnishing, json } from './furnishing.ts'
import { storeFile } from './store-file.ts'

export type StandPlace = {
  fair: number
  hall: number | null
  number: number | null
  isBare: boolean
  validated: 0 | 1
}

/** A film is a picture that leads to the firm's site; some show slides instead. */
async function videoOf(firm: DemoFirm, files: FirmFiles, firmId: number, furnishing: Furnishing) {
  const { address } = siteOf(firm)
  if (files.index % 12 === 7)
    return json({ kind: 'slideshow', url: `${address}/presentation`, title: firm.words.fr.slogan })
  if (!files.still) return null
  const still = await storeFile(
    files.still,
    { name: `${firm.name}, film.png`, mime: 'image/png', firm: firmId, use: boothFiles.still },
    furnishing,
  )
  return json({ kind: 'image', image: still.filePath, url: `${address}/film`, title: firm.words.fr.slogan })
}

async function addWords(stand: number, firm: DemoFirm, { db, lists }: Furnishing) {
  await db
    .insertInto('stand_language')
    .values(
      Object.entries(firm.words).map(([language, { slogan, text }]) => ({
        stand_id: stand,
        language_id: lists.languages.of(language),
        title: firm.name,
        slogan,
        description: `<p>${text}</p>`,
      })),
    )
    .execute()
}

async function addBrochures(stand: number, firmId: number, files: FirmFiles, furnishing: Furnishing) {
  const { db, lists } = furnishing
  const rows = []
  for (const [rank, { language, words, file }] of files.brochures.entries()) {
    const stored = await storeFile(
      file,
      { name: `${words.title}.pdf`, mime: 'application/pdf', firm: firmId, use: boothFiles.brochure },
      furnishing,
    )
    rows.push({
      stand_id: stand,
      stand_resource_type_id: lists.resourceTypes.of('TYPE_BROCHURE'),
      language_id: lists.languages.of(language),
      title: words.title,
      description: words.lead,
      media_id: stored.id,
      rank,
    })
  }
  await db.insertInto('stand_resource').values(rows).execute()
}

/** A booth with all that its firm has put on it. */
export async function addStand(firm: DemoFirm, place: StandPlace, furnishing: Furnishing): Promise<void> {
  const { db, lists, step } = furnishing
  const files = furnishing.files.get(firm.name)
  if (!files) throw new Error(`Nothing was drawn for ${firm.name}.`)
  const { id: firmId, people, hasLogo } = await addFirm(firm, files, furnishing)
  await db
    .insertInto('fair_firm')
    .values({ fair_id: place.fair, firm_id: firmId, is_validated: place.validated })
    .execute()
  const isFurnished = !place.isBare
  const poster =
    isFurnished && files.poster
      ? await storeFile(
          files.poster,
          { name: `${firm.name}, affiche.png`, mime: 'image/png', firm: firmId, use: boothFiles.poster },
          furnishing,
        )
      : null
  const { id } = await db
    .insertInto('stand')
    .values({
      fair_id: place.fair,
      firm_id: firmId,
      fair_hall_id: place.hall,
      number: place.number,
      stand_type_variation_id: lists.variations.of(`${firm.style}-${(files.index * 2 + 1) % 3}`),
      poster_id: poster?.id ?? null,
      video: isFurnished ? await videoOf(firm, files, firmId, furnishing) : null,
      // As the rule has it: a logo, a description and a contact.
      configuration_state: isFurnished ? (hasLogo ? 'configured' : 'ongoing') : 'not_configured',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await joinFair(
    place.fair,
    people.map(person => ({ id: person, state: place.validated })),
    furnishing,
  )
  if (isFurnished) {
    await addWords(id, firm, furnishing)
    await addBrochures(id, firmId, files, furnishing)
    await db
      .insertInto('stand_contact')
      .values(people.map((person, rank) => ({ stand_id: id, user_id: person, rank })))
      .execute()
  }
  step(firm.name)
}
