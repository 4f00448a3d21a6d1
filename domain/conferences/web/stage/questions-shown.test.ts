import { expect, it } from 'vitest'
import type { ShownQuestion } from '../../contract/questions.ts'
import { questionsShown } from './questions-shown.ts'

const question = (
  id: number,
  state: ShownQuestion['state'],
  author: string | null = null,
): ShownQuestion => ({
  id,
  text: `Question ${id}`,
  author,
  state,
  votes: 0,
  answer: '',
  at: '2027-03-09T10:00:00Z',
})
const [seen, mine, theirs] = [1, 2, 3] as const
const atDesk = (one: ShownQuestion) => ({
  ...one,
  isAnonymous: one.author === null,
  person: { id: 9, firstName: 'Ada', lastName: 'Verre' },
  mergedInto: null,
})

it('somebody of the audience reads what everybody reads, and of what waits their own alone', () => {
  const { shown, waiting } = questionsShown([question(seen, 'visible')], [question(mine, 'pending')])
  expect([shown.map(one => one.id), waiting.map(one => one.id), shown[0]?.author]).toEqual([
    [seen],
    [mine],
    null,
  ])
})

it('what was let through does not wait any more, whoever has read which first', () =>
  expect(questionsShown([question(mine, 'visible')], [question(mine, 'pending')]).waiting).toEqual([]))

it('the desk reads who asks, also anonymously, and all that waits', () => {
  const desk = [question(seen, 'visible'), question(theirs, 'pending')].map(atDesk)
  const { shown, waiting } = questionsShown([question(seen, 'visible')], [], desk)
  expect([shown[0]?.author, waiting.map(one => one.id)]).toEqual(['Ada Verre', [theirs]])
})
