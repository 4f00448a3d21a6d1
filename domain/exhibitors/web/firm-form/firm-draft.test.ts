import { expect, it } from 'vitest'
import { addressOf, changesOf, type FirmDraft, sectorsOf, subSectorsOf } from './firm-draft.ts'

const draft = (fields: object) => fields as FirmDraft
const sector = (id: number, rank: number) => ({ rank, businessSector: { id } })

it('an address that cannot be read is empty rather than an error', () => {
  expect(addressOf(draft({ addressJSON: '{"street":"Rue 1"}' }))).toEqual({ street: 'Rue 1' })
  for (const addressJSON of [undefined, null, '', 'null', '{broken'])
    expect(addressOf(draft({ addressJSON }))).toEqual({})
})

it('sectors come by their rank as they are kept, and as they were chosen while they are changed', () => {
  expect(sectorsOf(draft({ sectors: [sector(5, 2), sector(6, 1)] }))).toEqual([6, 5])
  expect(sectorsOf(draft({ sectors: ['7', { id: 8 }] }))).toEqual([7, 8])
  expect(sectorsOf(draft({}))).toEqual([])
  expect(subSectorsOf(draft({ subSectors: [{ id: 3 }, '4'] }))).toEqual([3, 4])
})

it('an emptied field is sent as nothing, but a name that was emptied is refused rather than taken away', () => {
  const changes = draft({ name: '', phone: '', website: 'https://a.test' })
  expect(changesOf({ changes, value: changes } as never)).toEqual({
    fields: { name: '', phone: null, website: 'https://a.test' },
    sectors: null,
  })
})

it('whoever changes a sector sends all of them, with the subsectors that stay', () => {
  const value = draft({ sectors: ['7'], subSectors: [{ id: 3 }] })
  expect(changesOf({ changes: draft({ sectors: ['7'] }), value } as never)).toEqual({
    fields: {},
    sectors: { sectors: [7], subSectors: [3] },
  })
  expect(
    changesOf({
      changes: draft({ subSectors: [] }),
      value: draft({ sectors: [sector(5, 1)], subSectors: [] }),
    } as never),
  ).toEqual({
    fields: {},
    sectors: { sectors: [5], subSectors: [] },
  })
})
