import type { BoothInteriorScene, BoothScene } from '#domain/scenes/contract/scene.ts'
import { serverVideoOf, videoOf } from '#platform/contract/video-sites.ts'
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
  const found =
    video.kind === 'video' && typeof video.url === 'string'
      ? (videoOf(video.url) ?? serverVideoOf(video.url))
      : null
  return embedOf(found ? { ...video, ...found } : video)
}

export const textIn = (content: BoothContent, language: string) =>
  content.languages.find(one => one.code === language)

/** As who a contact is drawn: the figure that is chosen for them, else themselves. */
export function lookOfContact(
  person: BoothConfiguration['people'][number],
  content: BoothContent,
  { characters }: BoothLists,
  color: string,
) {
  const figure = characters.find(one => one.id === content.looks[person.id])
  return figure ? { ...lookOf(figure), top: color } : lookOf(person, color)
}

/** What stands on its sign; empty while it waits for a place. */
export const signOf = (place: string | null, { label }: BoothContent) => (place ? label?.trim() || place : '')

/** The booth as the hall shows it, from what is chosen so far. */
export function draftBooth(
  { id, firm, place, people }: BoothConfiguration,
  content: BoothContent,
  lists: BoothLists,
  language: string,
): BoothScene {
  const { type, variation } = typeOf(content, lists)
  const color = content.color ?? firm.color
  return {
    id,
    href: '',
    number: signOf(place, content),
    name: textIn(content, language)?.title || firm.name,
    initials: firm.initials,
    logo: content.logo ? (content.logo.thumbnailPath ?? content.logo.filePath ?? null) : firm.logo,
    shape: firm.shape,
    color,
    width: variation?.width ?? usualWidth,
    style: type?.style ?? 'wall',
    prop: content.prop ?? firm.prop,
    sector: firm.sector,
    town: firm.town,
    free: 0,
    busy: 0,
    chat: false,
    jobs: 0,
    cast: people.map(person => lookOfContact(person, content, lists, color)),
  }
}

/** The room, from what is chosen so far. */
export function draftScene(
  booth: BoothConfiguration,
  content: BoothContent,
  lists: BoothLists,
  language: string,
): BoothInteriorScene {
  const drawn = draftBooth(booth, content, lists, language)
  const slogan = textIn(content, language)?.slogan
  const video = videoToShow(content.video)
  const staff = booth.people.map(person => ({
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    look: lookOfContact(person, content, lists, drawn.color),
  }))
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
