import { describe, expect, it } from 'vitest'
import { locales } from '#platform/contract/locale.ts'
import { fairMailKinds, mailGroups, mailKinds, mailSpec } from '../../contract/mail-kinds.ts'
import { hasLink, mailProblems } from '../../contract/mail-words.ts'
import { cleanMail, plainText } from './clean-mail.ts'
import { composeMail } from './compose.ts'
import { standardMail } from './standard-mail.ts'

describe('the standard words', () => {
  it('could be saved as they are, name the fair, and have a button just where there is a link', () => {
    for (const kind of mailKinds)
      for (const locale of locales) {
        const words = standardMail(kind, locale)
        const [name, link] = [`${kind} ${locale}`, mailSpec(kind).link !== 'none']
        expect(mailProblems(kind, words), name).toEqual([])
        expect(words.text, name).toContain('{{fair}}')
        expect(words.text, name).toContain('{{firstName}}')
        expect([hasLink(words.text), Boolean(words.action)], name).toEqual([link, link])
        expect(cleanMail(words.text).replaceAll('<br />', '<br>'), name).toBe(words.text)
      }
  })

  it('that a fair may word are all on the organizer’s page', () => {
    expect(Object.values(mailGroups).flat()).toEqual(fairMailKinds)
  })
})

const values = { firstName: 'Ann', fair: 'Fair', link: 'https://fair.example/x?a=1&b=2#token=abc' }
const compose = (text: string) =>
  composeMail('invitation', 'en', { subject: 'Hi', text, action: 'Go' }, values, 'https://fair.example')

describe('a mail that is put together', () => {
  it('has its link as a button, within a sentence, and behind words of the writer', () => {
    const { html, text } = compose(
      '<p>{{link}}</p><p>See {{link}} or <a href="{{link}}">here</a> or <a href="/contact">us</a></p>',
    )
    expect(html.match(/href="https:\/\/fair\.example\/x\?a=1&amp;b=2#token=abc"/g)).toHaveLength(4)
    expect(html).toContain('<a href="https://fair.example/contact">us</a>')
    expect(text).toBe(
      `Go:\n${values.link}\n\nSee ${values.link} or here (${values.link}) or us (https://fair.example/contact)`,
    )
  })

  it('has a subject also where nothing of it could be filled in', () => {
    const words = { subject: '{{lastName}}', text: '<p>{{link}}</p>' }
    expect(composeMail('invitation', 'en', words, values, 'https://fair.example').subject).toBe('Fair')
  })

  it('holds no address that is made of a name and what stands beside it', () => {
    const made = (text: string, names: Partial<typeof values & { lastName: string }>) =>
      composeMail(
        'invitation',
        'en',
        { subject: 'Hi', text },
        { ...values, ...names },
        'https://fair.example',
      ).text
    expect(
      mailProblems('invitation', { subject: 'Hi', text: '<p>{{link}}</p><p>evil.{{fair}}/login</p>' }),
    ).toEqual([{ field: 'text', code: 'mail_address_forbidden', name: 'evil.xx/login' }])
    const together = '<p>{{link}}</p><p>{{fair}}{{lastName}}</p>'
    expect(made(together, { fair: 'evil', lastName: '.com' })).not.toContain('evil.com')
    expect(made(together, { fair: 'evil.', lastName: 'com' })).not.toContain('evil.com')
  })

  it('gets the link that an old wording lacks', () => {
    expect(compose('<p>Welcome</p>').text).toBe(`Welcome\n\nGo:\n${values.link}`)
  })
})

it('text for who reads no HTML keeps lists, lines and signs', () => {
  expect(plainText('<h2>A &amp; B</h2><ul><li><p>one</p></li><li>two</li></ul><p>x<br />&lt;y&gt;</p>')).toBe(
    'A & B\n\n• one\n\n• two\n\nx\n<y>',
  )
})
