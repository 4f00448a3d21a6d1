import { expect, it } from 'vitest'
import type { BoothConfiguration, BoothContent } from '../../contract/configuration.ts'
import { draftBooth, draftScene, signOf, typeOf, videoToShow } from './draft-scene.ts'
import type { BoothLists } from './use-lists.ts'

const lists = {
  types: [
    { id: 1, style: 'arch' },
    { id: 2, style: 'tower' },
  ],
  variations: [{ id: 11, width: 4.2, standType: { id: 2 } }],
  characters: [
    { id: 21, look: { hair: 'red' } },
    { id: 22, look: { hair: 'black' } },
  ],
} as unknown as BoothLists

const content = (more: Partial<BoothContent> = {}): BoothContent => ({
  standType: null,
  standTypeVariation: null,
  color: null,
  prop: null,
  logo: null,
  poster: null,
  video: null,
  looks: {},
  languages: [],
  brochures: [],
  isVisible: true,
  label: null,
  ...more,
})
const person = { id: 7, firstName: 'Ada', lastName: 'Byron', jobTitle: null, look: {} }
const booth = (people = [person]) =>
  ({
    id: 4,
    place: 'A6',
    people,
    firm: {
      id: 9,
      name: 'Verre SA',
      initials: 'VS',
      color: '#123456',
      shape: 'ci',
      logo: '/media/firm.png',
      prop: 'coil',
      sector: 'Verre',
      town: 'Lille',
    },
  }) as unknown as BoothConfiguration
const text = (code: string, title: string | null, slogan: string | null = null) => ({
  code,
  title,
  slogan,
  description: null,
})
const scene = (chosen: BoothContent, people?: (typeof person)[]) =>
  draftScene(booth(people), chosen, lists, 'fr')

it('what is not chosen is the firm’s own', () =>
  expect(draftBooth(booth(), content(), lists, 'fr')).toMatchObject({
    name: 'Verre SA',
    logo: '/media/firm.png',
    color: '#123456',
    prop: 'coil',
    style: 'wall',
    width: 3.2,
  }))

it('what is chosen takes the place of the firm’s own, in the language that is looked at', () => {
  const chosen = content({
    standTypeVariation: 11,
    color: '#abcdef',
    logo: { id: 1, filePath: '/media/full.png', thumbnailPath: '/media/small.png' },
    languages: [text('fr', 'Le verre'), text('en', 'Glass')],
  })
  expect(draftBooth(booth(), chosen, lists, 'en')).toMatchObject({
    name: 'Glass',
    logo: '/media/small.png',
    color: '#abcdef',
    style: 'tower',
    width: 4.2,
  })
  expect(draftBooth(booth(), chosen, lists, 'nl').name).toBe('Verre SA')
})

it('a logo without a small picture is shown as it is', () =>
  expect(
    draftBooth(
      booth(),
      content({ logo: { id: 1, filePath: '/media/a.svg', thumbnailPath: null } }),
      lists,
      'fr',
    ).logo,
  ).toBe('/media/a.svg'))

it('a type that was chosen counts more than that of its variation', () =>
  expect(typeOf(content({ standType: 1, standTypeVariation: 11 }), lists).type?.style).toBe('arch'))

it('a booth that waits for a place has no sign; one on a place has its label, else the place', () =>
  expect([
    signOf(null, content({ label: 'Bar' })),
    signOf('A6', content({ label: ' Bar ' })),
    signOf('A6', content({ label: '  ' })),
    signOf('A6', content()),
  ]).toEqual(['', 'Bar', 'A6', 'A6']))

it('its contacts stand in the room under their own names, each as the figure that is chosen for them, else as themselves', () => {
  const bea = { ...person, id: 8, firstName: 'Bea', look: { hair: 'grey' } }
  const chosen = content({ looks: { 8: 22 }, color: '#abcdef' })
  const { staff } = scene(chosen, [person, bea])
  expect(staff.map(({ id, name }) => [id, name])).toEqual([
    [7, 'Ada Byron'],
    [8, 'Bea Byron'],
  ])
  expect(staff[1]?.look).toMatchObject({ hair: 'black', top: '#abcdef' })
  expect(staff[0]?.look).not.toMatchObject({ hair: 'black' })
  expect(staff.some(({ free, busy }) => free || busy)).toBe(false)
})

it('a figure stays with its person when somebody else comes or leaves', () => {
  const bea = { ...person, id: 8, firstName: 'Bea' }
  const looks = { looks: { 8: 22 } }
  const hairOf = (people: (typeof person)[]) =>
    scene(content(looks), people).staff.find(({ id }) => id === 8)?.look
  expect(hairOf([bea])).toEqual(hairOf([person, bea]))
  expect(hairOf([bea])).toMatchObject({ hair: 'black' })
})

it('without contacts nobody stands in the room', () => expect(scene(content(), []).staff).toEqual([]))

it('counts the brochures of the language and those of all', () => {
  const brochure = (language: string | null) => ({ language }) as BoothContent['brochures'][number]
  expect(scene(content({ brochures: [brochure('fr'), brochure(null), brochure('en')] })).brochures).toBe(2)
})

it('the poster is called by the slogan, else by the booth', () => {
  expect(scene(content({ languages: [text('fr', 'T', 'Clair')] })).poster?.title).toBe('Clair')
  expect(scene(content({ languages: [text('fr', 'T', '')] })).poster?.title).toBe('T')
})

it('a video is shown as soon as its address is known, before it is saved; an unknown one is not', () => {
  const url = 'https://youtu.be/abcdefghijk'
  expect(videoToShow({ kind: 'video', url, title: 'Film' })).toMatchObject({
    kind: 'frame',
    src: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    title: 'Film',
  })
  expect([videoToShow(null), videoToShow({ kind: 'video', url: 'https://evil.test/x' })]).toEqual([
    null,
    null,
  ])
  expect(scene(content({ video: { kind: 'video', url } })).video?.title).toBe('Verre SA')
})
