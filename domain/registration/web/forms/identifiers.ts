import { withoutAccents } from '#platform/contract/text.ts'

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** An identifier for a field that is asked for in these words: `customBadgeNumber`. */
export function identifierFor(words: string, taken: ReadonlySet<string>): string {
  const plain = withoutAccents(words).split(/[^A-Za-z0-9]+/)
  const first = `custom${plain.map(upper).join('').slice(0, 40) || 'Field'}`
  let identifier = first
  for (let number = 2; taken.has(identifier); number += 1) identifier = `${first}${number}`
  return identifier
}
