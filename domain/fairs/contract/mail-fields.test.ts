import { expect, it } from 'vitest'
import { mailFieldsOf, mailOfFields } from './mail-fields.ts'

const words = {
  fr: { subject: 'Bonjour', text: '<p>Ici</p>', action: 'Entrer' },
  de: { subject: '', text: '<p>Hier</p>' },
}

it('each text of each language is a field; a language with the standard words has none', () => {
  const fields = mailFieldsOf(words)
  expect(fields).toMatchObject({
    'fr.subject': 'Bonjour',
    'fr.action': 'Entrer',
    'de.action': null,
    'en.text': null,
  })
  expect(mailOfFields(fields)).toEqual(words)
})

it('a language whose words are taken away has the standard ones again', () =>
  expect(mailOfFields({ ...mailFieldsOf(words), 'fr.subject': null, 'fr.text': null })).toEqual({
    de: words.de,
  }))
