import { expect, it } from 'vitest'
import { singleFlight, singleFlights } from './single-flight.ts'

/** A question that is answered when it is said, each time with its number. */
function held() {
  const answers: ((fails?: boolean) => void)[] = []
  const question = singleFlight(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = answers.length + 1
        answers.push(fails => (fails ? reject(new Error(`Question ${number} failed.`)) : resolve(number)))
      }),
  )
  return { question, answers }
}

it('answers whoever comes while a question is under way by the next one, all of them by one', async () => {
  const { question, answers } = held()
  const first = question()
  const later = [question(), question()]
  expect(answers).toHaveLength(1)
  answers[0]?.()
  expect(await first).toBe(1)
  expect(answers).toHaveLength(2)
  answers[1]?.()
  expect(await Promise.all(later)).toEqual([2, 2])
})

it('goes on asking after a question that failed', async () => {
  const { question, answers } = held()
  const first = question()
  const second = question()
  answers[0]?.(true)
  await expect(first).rejects.toThrow('Question 1')
  answers[1]?.()
  expect(await second).toBe(2)
  const third = question()
  answers[2]?.()
  expect(await third).toBe(3)
})

it('answers each key by its own question, and by a new one once nobody waits', async () => {
  const asked: string[] = []
  const ask = singleFlights<string>()
  const question = (name: string) => async () => {
    asked.push(name)
    return name
  }
  const answers = await Promise.all([
    ask('one', question('first')),
    ask('other', question('other')),
    ask('one', question('second')),
    ask('one', question('third')),
  ])
  // Who comes meanwhile is answered by what the first of them would have asked.
  expect(answers).toEqual(['first', 'other', 'first', 'first'])
  expect(asked).toEqual(['first', 'other', 'first'])
  expect(await ask('one', question('fourth'))).toBe('fourth')
})
