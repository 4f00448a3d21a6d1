import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'

const standard = { subject: 'Welcome', text: '<p>Hello,</p><p>One<br>Two</p>', action: 'Go' }

it('says nothing changed where nothing did, however the line breaks are written', () => {
  const lines = changedLines(standard, { ...standard, text: '<p>Hello,</p><p>One<br />Two</p>' })
  expect(lines.map(line => line.state)).toEqual(Array(5).fill('same'))
})

it('names what went and what came, in reading order', () => {
  const lines = changedLines(standard, { ...standard, text: '<p>Hello,</p><p>One</p><p>A &amp; B</p>' })
  expect(lines.map(({ text, state }) => `${state} ${text}`)).toEqual([
    'same Welcome',
    'same Hello,',
    'same One',
    'gone Two',
    'new A & B',
    'same Go',
  ])
})
