import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { declared } from '#platform/server/domains.ts'
import { checklistWords } from '../contract/checklist-words.ts'
import { registerAllDomains } from './domains.ts'

registerAllDomains()

type Messages = { checklist?: Record<string, string> }

/** The words of a namespace that the screens with the checklist load. */
function loaded(namespace: string): Record<string, string> {
  const [domain, ...rest] = namespace.split('/')
  const file = new URL(
    ['../../domain', domain, 'web/messages', ...rest, 'fr.json'].join('/'),
    import.meta.url,
  )
  if (!existsSync(file)) return {}
  return (JSON.parse(readFileSync(file, 'utf8')) as Messages).checklist ?? {}
}

it.each(declared('checklist').map(part => [part.namespace, part] as const))(
  'what %s has on the checklist is named on the screens that show it, and what has to be done has a button',
  (namespace, { entries }) => {
    const files = checklistWords.filter(one => one === namespace || one === `${namespace}/work`)
    const known = Object.keys(Object.assign({}, ...files.map(loaded)))
    const needed = Object.entries(entries).flatMap(([key, { optional }]) =>
      optional ? [key] : [key, `${key}_do`],
    )
    expect(known).toEqual(expect.arrayContaining(needed))
  },
)

it('no two entries of the checklist have one place or one name', () => {
  const entries = declared('checklist').flatMap(({ entries: own }) => Object.entries(own))
  expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length)
  expect(new Set(entries.map(([, { rank }]) => rank)).size).toBe(entries.length)
})
