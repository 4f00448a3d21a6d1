import { expect, it } from 'vitest'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import { thingOfPart, things } from './things.tsx'

const people = [{ id: 7 }, { id: 8 }] as unknown as BoothConfiguration['people']

it('each step of the checklist leads to a thing of the room whose fields the list has in the same part', () => {
  for (const part of ['shape', 'sign', 'words', 'people', 'poster', 'video', 'brochures'] as const) {
    const thing = thingOfPart(part, people)
    expect(thing && things[thing.kind].part).toBe(part)
  }
})

it('contacts are changed at the first of them, and where nobody is yet at their place', () => {
  expect(thingOfPart('people', people)).toEqual({ kind: 'person', id: 7 })
  expect(thingOfPart('people', [])).toEqual({ kind: 'staff' })
})

it('whether a booth is seen is no thing of its room', () =>
  expect(thingOfPart('visibility', people)).toBeNull())
