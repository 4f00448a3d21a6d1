import { expect, test } from 'vitest'
import { configurationWith, usedLists } from './used-lists.ts'

test('a fair that has said nothing uses every list', () => {
  const used = usedLists('{"jobTablesList":[]}')
  expect(Object.keys(used)).toHaveLength(12)
  expect(Object.values(used)).not.toContain(false)
})

test('what a fair leaves out stays left out, and so does what is not known here', () => {
  const before = '{"jobTablesList":[{"slug":"area","value":false},{"slug":"of-another-version","value":7}]}'
  const used = usedLists(before)
  expect(used.area).toBe(false)
  const after = configurationWith(before, { ...used, experience: false })
  expect(usedLists(after)).toMatchObject({ area: false, experience: false, family: true })
  expect(after).toContain('{"slug":"of-another-version","value":7}')
})

test('sub-families are not used without families', () => {
  const used = { ...usedLists('{"jobTablesList":[]}'), family: false }
  expect(usedLists(configurationWith('', used))).toMatchObject({ family: false, 'sub-family': false })
})
