import type { BoothInteriorScene, BoothScene } from '#domain/scenes/contract/scene.ts'
import { videoOf } from '#platform/contract/video-sites.ts'
import { lookOf } from '#platform/web/ui/person/cast.ts'
import type { BoothConfiguration, BoothContent } from '../../contract/configuration.ts'
import { embedOf } from '../../contract/video.ts'
import type { BoothLists } from './use-lists.ts'

const usualWidth = 3.2

/** The type of the booth: its own, else that of its variation. */
export const typeOf = (content: BoothContent, { types, variations }: BoothLists) => {
  const variation = variations.find(one => one.id === content.standTypeVariation) ?? null
  const typeId = content.standType ?? variation?.standType.id
  return { variation, type: types.find(one => one.id === typeId) ?? null }
}

/** A video as it will be kept: recognised by its address. */
export const videoToShow = (video: BoothContent['video']) => {
  if (!video) return null
  const found = video.kind === 'video' && typeof video.url === 'string' ? videoOf(video.url) : null
  return embedOf(found ? { ...video, ...found } : video)
}

export const textIn = (content: BoothContent, language: string) =>
  content.languages.find(one => one.code === language)

const chosenLooks = (content: BoothContent, { characters }: BoothLists) =>
  characters.filter(one => content.characters.includes(one.id)).map(one => lookOf(one))

/** What stands on its sign; empty while it waits for a place. */
export const signOf = (place: string | null, { label }: BoothContent) => (place ? label?.trim() || place : '')

/** The booth as the hall shows it, from what is chosen so far. */
export function draftBooth(
  { id, firm, place }: BoothConfiguration,
  content: BoothContent,
  lists: BoothLists,
  language: string,
): BoothScene {
  const { type, variation } = typeOf(content, lists)
  return {
    id,
    href: '',
    number: signOf(place, content),
    name: textIn(content, language)?.title || firm.name,
    initials: firm.initials,
    logo: content.logo ? (content.logo.thumbnailPath ?? content.logo.filePath ?? null) : firm.logo,
    shape: firm.shape,
    color: content.color ?? firm.color,
    width: variation?.width ?? usualWidth,
    style: type?.style ?? 'wall',
    prop: content.prop ?? firm.prop,
    sector: firm.sector,
    town: firm.town,
    free: 0,
    busy: 0,
    chat: false,
    jobs: 0,
    cast: chosenLooks(content, lists),
  }
}

/** The room, from what is chosen so far. Without contacts the chosen figures stand in for them. */
export function draftScene(
  booth: BoothConfiguration,
  content: BoothContent,
  lists: BoothLists,
  language: string,
  standIn: (number: number) => string,
): BoothInteriorScene {
  const drawn = draftBooth(booth, content, lists, language)
  const looks = chosenLooks(content, lists)
  const slogan = textIn(content, language)?.slogan
  const video = videoToShow(content.video)
  const staff = booth.people.length
    ? booth.people.map((person, at) => ({
        id: person.id,
        name: `${person.firstName} ${person.lastName}`,
        look: looks[at] ? { ...looks[at], top: drawn.color } : lookOf(person, drawn.color),
      }))
    : looks.map((look, at) => ({ id: at + 1, name: standIn(at + 1), look: { ...look, top: drawn.color } }))
  return {
    booth: drawn,
    staff: staff.map(one => ({ ...one, free: false, busy: false })),
    poster: { image: content.poster?.filePath ?? null, title: slogan || drawn.name },
    video: video && {
      title: video.title || drawn.name,
      href: '#video',
      image: video.kind === 'image' ? video.src : null,
    },
    brochures: content.brochures.filter(one => one.language === null || one.language === language).length,
  }
}
