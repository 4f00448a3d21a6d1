import { describe, expect, expectTypeOf, it } from 'vitest'
import { registerAllDomains } from '#app/server/domains.ts'
import { locales } from '#platform/contract/locale.ts'
import { declared } from '#platform/server/domains.ts'
import type { MailKind } from '#platform/server/mail/mail-kind.ts'
import { mailGroups } from '../../contract/mail-calls.ts'
import { hasLink, mailProblems } from '../../contract/mail-words.ts'
import { cleanMail, mailAsText } from './clean-mail.ts'
import { composeMail } from './compose.ts'
import { editableMails, mailSpec } from './declared-mails.ts'
import { standardMail } from './standard-mail.ts'

registerAllDomains()

describe('the standard words', () => {
  it('could be saved as they are, name the fair, and have a button just where there is a link', () => {
    for (const { kind } of declared('mails'))
      for (const locale of locales) {
        const words = standardMail(kind, locale)
        const [name, link] = [`${kind} ${locale}`, mailSpec(kind).link !== 'none']
        expect(mailProblems(mailSpec(kind), words), name).toEqual([])
        expect(words.text, name).toContain('{{fair}}')
        expect(words.text, name).toContain('{{firstName}}')
        expect([hasLink(words.text), Boolean(words.action)], name).toEqual([link, link])
        expect(cleanMail(words.text).replaceAll('<br />', '<br>'), name).toBe(words.text)
      }
  })

  it('that a fair may word are all on the organizer’s page', () => {
    for (const mail of editableMails()) expect(mailGroups, mail.kind).toContain(mail.editable.group)
    const inGroups = editableMails().map(({ editable }) => `${editable.group} ${editable.rank}`)
    expect(new Set(inGroups).size).toBe(inGroups.length)
    const kinds = declared('mails').map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
  })
})

it('a mail that no domain declares does not compile', () => {
  expectTypeOf<'invitation'>().toExtend<MailKind>()
  expectTypeOf<'nope'>().not.toExtend<MailKind>()
  expectTypeOf<string>().not.toExtend<MailKind>()
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
      mailProblems(mailSpec('invitation'), {
        subject: 'Hi',
        text: '<p>{{link}}</p><p>evil.{{fair}}/login</p>',
      }),
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
  expect(
    mailAsText('<h2>A &amp; B</h2><ul><li><p>one</p></li><li>two</li></ul><p>x<br />&lt;y&gt;</p>'),
  ).toBe('A & B\n\n• one\n\n• two\n\nx\n<y>')
})
