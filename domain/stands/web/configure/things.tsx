import type { ReactNode } from 'react'
import type { FurnishedSpot } from '#domain/scenes/contract/scene.ts'
import type { BoothPart } from '../../contract/checklist.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import { BrochuresPart } from './brochures-part.tsx'
import { FilePart } from './file-part.tsx'
import { LookChoice } from './looks.tsx'
import type { PartProps } from './part.ts'
import { ManageContacts, PeoplePart } from './people-part.tsx'
import { ExhibitField, WallPart } from './shape-part.tsx'
import { VideoPart } from './video-part.tsx'
import { LanguageWords, SpokenLanguages } from './words-part.tsx'

type Kind = FurnishedSpot['kind']

/** Where the list has the fields of a thing, and those that the thing itself opens. */
type Thing = {
  part: BoothPart
  fields: (props: PartProps, person: BoothConfiguration['people'][number] | undefined) => ReactNode
}

export const things: Record<Kind, Thing> = {
  wall: { part: 'shape', fields: props => <WallPart {...props} /> },
  sign: { part: 'words', fields: props => <LanguageWords {...props} fields={['title', 'slogan']} /> },
  logo: { part: 'sign', fields: props => <FilePart {...props} use="logo" /> },
  counter: {
    part: 'words',
    fields: props => (
      <>
        <SpokenLanguages {...props} />
        <LanguageWords {...props} fields={['description']} />
      </>
    ),
  },
  exhibit: { part: 'shape', fields: props => <ExhibitField {...props} /> },
  person: {
    part: 'people',
    fields: (props, person) => (
      <>
        {person && <LookChoice {...props} person={person} />}
        <ManageContacts {...props} />
      </>
    ),
  },
  staff: { part: 'people', fields: props => <PeoplePart {...props} /> },
  poster: { part: 'poster', fields: props => <FilePart {...props} use="poster" /> },
  video: { part: 'video', fields: props => <VideoPart {...props} /> },
  brochures: { part: 'brochures', fields: props => <BrochuresPart {...props} /> },
}

/** The thing at which a part is changed; what is no thing of the room is changed in the list. */
export function thingOfPart(part: BoothPart, people: BoothConfiguration['people']): FurnishedSpot | null {
  const [first] = people
  const found: Record<BoothPart, FurnishedSpot | null> = {
    shape: { kind: 'wall' },
    sign: { kind: 'logo' },
    words: { kind: 'counter' },
    people: first ? { kind: 'person', id: first.id } : { kind: 'staff' },
    poster: { kind: 'poster' },
    video: { kind: 'video' },
    brochures: { kind: 'brochures' },
    visibility: null,
  }
  return found[part]
}
