import { expect, test } from 'vitest'
import { kitWordsFrom } from './kit-words-from.ts'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import it from './messages/it.json' with { type: 'json' }
import nl from './messages/nl.json' with { type: 'json' }

const languages: Record<string, Record<string, string>> = { fr, en, de, nl, es, it }
const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test.each(Object.entries(languages))('%s has every word, with the same gaps as French', (_, messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(fr).sort())
  for (const [key, text] of Object.entries(messages)) {
    expect(text.trim()).not.toBe('')
    expect(gaps(text)).toEqual(gaps(languages.fr?.[key] ?? ''))
  }
})

test('the kit asks for no key that has no translation, and leaves none unused', () => {
  const asked = new Set<string>()
  const words = kitWordsFrom(key => {
    asked.add(key)
    return key
  })
  for (const word of Object.values(words)) if (typeof word === 'function') Reflect.apply(word, null, [1, 1])
  expect([...asked].sort()).toEqual(Object.keys(fr).sort())
})
